import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import satori, { type FontWeight } from 'satori'
import type { Picture } from './list-pictures.ts'

const size = { width: 1200, height: 630 }
const ink = '#171f38'
const square = 30

const files = 'node_modules/@fontsource-variable/wix-madefor-text/files'
const font = (name: string, letters: string) => ({
  name,
  data: readFileSync(`${files}/wix-madefor-text-${letters}-wght-normal.woff2`),
  weight: 400 as FontWeight,
  style: 'normal' as const,
})
const fonts = [font('Cyrillic', 'cyrillic'), font('Latin', 'latin')]

type Element = { type: string; key: null; props: { style: object; children: string | Element[] } }
const box = (style: object, children: string | Element[]): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

/** A sheet of squared paper with a title on it, 1200 × 630, as PNG. */
export async function drawPicture({ title, detail }: Omit<Picture, 'name'>): Promise<Uint8Array> {
  // satori knows a variable font by its regular weight alone, so heavy letters are outlined with their own colour.
  const words = box({ ...size, boxSizing: 'border-box', padding: '72px 96px', flexDirection: 'column', justifyContent: 'space-between' }, [
    box({ maxWidth: 780, fontSize: 100, lineHeight: 1.06, letterSpacing: -1, color: ink, WebkitTextStroke: `5px ${ink}` }, title),
    box({ alignItems: 'baseline', gap: 36, fontSize: 40 }, [
      box({ color: '#2440b4', letterSpacing: -1, WebkitTextStroke: '2px #2440b4' }, 'Складу'),
      box({ color: '#525a70' }, detail),
    ]),
  ])
  const svg = await satori(words, { ...size, fonts })
  return new Resvg(svg.replace(/^<svg[^>]*>/, (opening) => `${opening}${paper()}`)).render().asPng()
}

function paper(): string {
  const lines = [
    ...Array.from({ length: size.width / square }, (_, index) => `M${index * square} 0V${size.height}`),
    ...Array.from({ length: size.height / square }, (_, index) => `M0 ${index * square}H${size.width}`),
  ]
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
  const mark = cells
    .filter(({ row, column }) => !(row === 1 && column === 2))
    .map(({ row, column }) => {
      const colour = row === 1 && column === 1 ? '#ffdf61' : '#2440b4'
      return `<rect x="${930 + column * 60}" y="${72 + row * 60}" width="54" height="54" fill="${colour}"/>`
    })
  return [
    `<rect width="${size.width}" height="${size.height}" fill="#ffffff"/>`,
    `<path d="${lines.join('')}" stroke="#e2e8f2" stroke-width="2" fill="none"/>`,
    `<path d="M60 0V${size.height}" stroke="#e7968c" stroke-width="3"/>`,
    `<rect width="${size.width}" height="14" fill="#ffdf61"/>`,
    ...mark,
  ].join('')
}

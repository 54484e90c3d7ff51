import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matchRoute } from './route'
import { routes } from './routes'

type Picture = { src: string; sizes: string; type: string }
type Manifest = {
  start_url: string
  icons: Picture[]
  screenshots: (Picture & { form_factor: string; label: string })[]
  shortcuts: { name: string; url: string; icons: Picture[] }[]
}
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest

/** Width and height as the header of a PNG says. */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(`public${file}`)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('an installed site opens on pages that there are', () => {
  const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Сьогодні', 'Картки', 'Варіант'])
  expect(addresses.map((address) => [address, matchRoute(routes, address)?.isValid])).toEqual(addresses.map((address) => [address, true]))
})

test('every picture of the manifest is there in the size that it says, and each kind of screen has one', () => {
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
  const drawn = pictures.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ src }) => [src, sizeOf(src)])).toEqual(drawn.map(({ src, sizes }) => [src, sizes]))
  expect(new Set(manifest.screenshots.map((each) => each.form_factor))).toEqual(new Set(['narrow', 'wide']))
})

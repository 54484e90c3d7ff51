import type { Box, Drawing, Line } from './layout.ts'

/** The states and arrows to mark as new or as removed, by id and key. */
export type Marked = { states: ReadonlySet<string>; arrows: ReadonlySet<string>; look: 'new' | 'gone' }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const style = [
  'text{font:11px ui-monospace,monospace;fill:#1b1f24}.key{font-weight:700}',
  'rect{fill:#fff;stroke:#59626e}.outer{fill:#f5f6f8}.parallel{stroke-dasharray:5 3}.final{stroke-width:3}',
  'path{fill:none;stroke:#59626e}marker path{fill:#59626e;stroke:none}.label{stroke:none;fill-opacity:.85}',
  '.new rect,.new path{stroke:#17692f;stroke-width:2.4}.new text{fill:#17692f}',
  '.gone rect,.gone path{stroke:#b3261e;stroke-width:2.4;stroke-dasharray:6 3}.gone text{fill:#b3261e}',
].join('')

/** Writes a laid out chart as a picture that stands on its own. */
export function svgOf({ width, height, boxes, lines }: Drawing, marked?: Marked): string {
  const [w, h] = [Math.ceil(width), Math.ceil(height)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`,
    `<style>${style}</style>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0,0L8,4L0,8z"/></marker></defs>',
    ...boxes.map((box) => boxOf(box, marked)),
    ...lines.map((line) => lineOf(line, marked)),
    '</svg>',
    '',
  ].join('\n')
}

const word = (x: number, y: number, text: string, look = '') => `<text x="${x}" y="${y}"${look}>${escaped(text)}</text>`
const groupOf = (isMarked: boolean | undefined, look: string | undefined) => (isMarked ? `<g class="${look}">` : '<g>')

function boxOf({ x, y, width, height, state, lines }: Box, marked: Marked | undefined): string {
  const look = [state.type, ['compound', 'parallel'].includes(state.type) ? 'outer' : ''].join(' ').trim()
  return [
    groupOf(marked?.states.has(state.id), marked?.look),
    `<rect class="${look}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${state.type === 'atomic' ? 10 : 4}"/>`,
    ...(state.isInitial ? [`<circle cx="${x}" cy="${y}" r="5"/>`] : []),
    word(x + 8, y + 15, state.key, ' class="key"'),
    ...lines.map((line, index) => word(x + 8, y + 29 + index * 14, line)),
    '</g>',
  ].join('')
}

function lineOf({ path, label, arrow }: Line, marked: Marked | undefined): string {
  return [
    groupOf(marked?.arrows.has(arrow.key), marked?.look),
    `<path d="${path}" marker-end="url(#tip)"/>`,
    `<rect class="label" x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}"/>`,
    ...label.lines.map((line, index) => word(label.x + 4, label.y + 11 + index * 14, line)),
    '</g>',
  ].join('')
}

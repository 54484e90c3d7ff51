import { letterSize, type Drawing, type Mark, type PathLook } from '#domain/drawing'

/** Ink and its tints on white, for where a picture stands by itself: a card sent to another program, a page without our styles. */
const ink = '#171f38'
const edge = '#767e93'
const surface = `stroke="#525a70" stroke-width="0.8" stroke-linejoin="round"`
const looks: Readonly<Record<PathLook, string>> = {
  line: `fill="none" stroke="${ink}" stroke-width="2"`,
  bold: `fill="none" stroke="${ink}" stroke-width="3"`,
  thin: `fill="none" stroke="${ink}" stroke-width="1.2"`,
  hidden: `fill="none" stroke="${ink}" stroke-width="1.6" stroke-dasharray="5 4"`,
  axis: `fill="none" stroke="${ink}" stroke-width="1.6"`,
  grid: `fill="none" stroke="${edge}" stroke-width="0.5"`,
  curve: `fill="none" stroke="#2440b4" stroke-width="2.6"`,
  curveSecond: `fill="none" stroke="#0f6a49" stroke-width="2.6" stroke-dasharray="9 4"`,
  area: `fill="#2440b4" fill-opacity="0.22" ${surface}`,
  areaSecond: `fill="#ffdf61" fill-opacity="0.7" ${surface}`,
  areaThird: `fill="#0f6a49" fill-opacity="0.3" ${surface}`,
  areaFourth: `fill="#b42318" fill-opacity="0.28" ${surface}`,
  bar: `fill="#2440b4" fill-opacity="0.6" ${surface}`,
  hatch: `fill="none" stroke="#2440b4" stroke-width="1.4"`,
  dot: `fill="${ink}"`,
  ring: `fill="#ffffff" stroke="${ink}" stroke-width="2"`,
  arrow: `fill="none" stroke="#b42318" stroke-width="3"`,
  land: `fill="#f6f6f4" stroke="${edge}" stroke-width="1"`,
  neighbour: `fill="#ebebe8" stroke="${edge}" stroke-width="0.8"`,
  water: `fill="#cfe0f5" ${surface}`,
  river: 'fill="none" stroke="#4563b8" stroke-width="1.6"',
  border: `fill="none" stroke="${ink}" stroke-width="2.2"`,
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The drawing as a picture of its own, in the colours of the day. */
export function toSvg({ width, height, marks }: Drawing): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  return `${head}<g stroke-linecap="round" stroke-linejoin="round" font-family="sans-serif">${marks.map(markOf).join('')}</g></svg>`
}

function markOf(mark: Mark): string {
  if (mark.kind === 'path') return `<path d="${mark.d}" ${looks[mark.look]}/>`
  const { look, x, y, anchor, text } = mark
  const style = look === 'name' ? ' font-style="italic"' : ''
  const halo = look === 'place' ? ' stroke="#ffffff" stroke-width="3" paint-order="stroke"' : ''
  return `<text x="${x}" y="${y}" font-size="${letterSize[look]}" text-anchor="${anchor}" fill="${ink}"${style}${halo}>${escaped(text)}</text>`
}

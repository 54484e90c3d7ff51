import { saveFile } from './save-file.ts'

const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font', 'font-weight'] as const

/** Saves the whole picture as it is seen, colours and all, as a file that stands on its own. */
export function saveSvg(svg: SVGSVGElement, name: string, { width, height }: { width: number; height: number }): void {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const [seen, copied] = [[...svg.querySelectorAll('*')], [...copy.querySelectorAll('*')]]
  for (const [index, element] of seen.entries()) {
    const style = getComputedStyle(element)
    for (const property of drawn) copied[index]?.setAttribute(property, style.getPropertyValue(property))
  }
  copy.querySelector(':scope > g')?.removeAttribute('transform')
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }
  for (const [attribute, value] of Object.entries(attributes)) copy.setAttribute(attribute, String(value))
  saveFile(new File([new XMLSerializer().serializeToString(copy)], `${name}.svg`, { type: 'image/svg+xml' }))
}

import { letterSize } from '#domain/drawing'
import { isOver, type Canvas } from './canvas.ts'

/** Width that a figure has on the narrowest phone, 320 pixels wide, and the smallest letters that can be read there. */
const narrowest = 276
const smallest = 9.5
const least = 40

/** Lists the faults of a drawing, in Ukrainian: labels over one another or outside, nothing drawn, letters too small on a phone. */
export function faultsOf(sheet: Canvas): string[] {
  const { width, height, labels, marks } = sheet
  const faults: string[] = []
  if (marks.length === 0 || width < least || height < least) faults.push('рисунок порожній або завеликий для рамки')
  if (marks.some((mark) => (mark.kind === 'path' ? /NaN|Infinity/.test(mark.d) : !Number.isFinite(mark.x + mark.y))))
    faults.push('координата не число')
  for (const [index, label] of labels.entries()) {
    const { left, right, top, bottom } = label.box
    if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) faults.push(`напис «${label.text}» виходить за рамку`)
    for (const other of labels.slice(index + 1))
      if (isOver(label.box, other.box, 1.5)) faults.push(`написи «${label.text}» і «${other.text}» накладаються`)
    const scale = Math.min(1, narrowest / width)
    if (letterSize[label.look] * scale < smallest) faults.push(`напис «${label.text}» замалий на телефоні: рисунок завширшки ${width}`)
  }
  return faults
}

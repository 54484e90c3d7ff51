import { inflateSync } from 'node:zlib'

/** Gives every root sign inside a part of the page a colour of its own, by which it is known on paper. @returns how many there are. */
export const colourRoots = (inside: string): number => {
  const signs = [...document.querySelectorAll<SVGElement>(`${inside} .katex .sqrt svg`)]
  for (const [index, sign] of signs.entries())
    for (const line of sign.querySelectorAll('path')) line.style.fill = `rgb(${index + 1}, 100, 220)`
  return signs.length
}

/** The root signs that a printed page draws, by the colours that its streams set. */
export function rootsIn(pdf: Buffer): Set<number> {
  const roots = new Set<number>()
  for (let at = pdf.indexOf('stream'); at >= 0;) {
    const start = at + (pdf[at + 6] === 13 ? 8 : 7)
    const end = pdf.indexOf('endstream', start)
    for (const [, ...parts] of textOf(pdf.subarray(start, end)).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|scn)\b/g)) {
      const [red = 0, green, blue] = parts.map((part) => Math.round(Number(part) * 255))
      if (green === 100 && blue === 220) roots.add(red)
    }
    at = pdf.indexOf('stream', end + 9)
  }
  return roots
}

/** Fonts and pictures are packed otherwise, and hold no colours. */
function textOf(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

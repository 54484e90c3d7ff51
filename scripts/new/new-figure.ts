import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { firstTopic } from './topics.ts'

/** A circuit with one resistor: a line, a box and a label, whose looks are named as the site draws them by day, by night and on paper. */
const scheme = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120">
  <path class="line" d="M40 90L40 40L90 40"/>
  <rect class="line" x="90" y="30" width="60" height="20"/>
  <path class="line" d="M150 40L200 40L200 90"/>
  <text class="label" x="120" y="22" text-anchor="middle">R</text>
</svg>
`

/**
 * Begins a scheme in `assets/`.
 * @returns the file, and the field of a task that shows it. Throws an error in Ukrainian where it is there already.
 */
export function newFigure(content: string, subject: string, name: string): { file: string; field: string } {
  firstTopic(content, subject)
  const file = `subjects/${subject}/assets/${name}.svg`
  const path = join(content, file)
  if (existsSync(path)) throw new Error(`${file}: уже є`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, scheme)
  return { file, field: `figure: { alt: 'Що намальовано, словами', scheme: ${name}.svg }` }
}

import { readFileSync } from 'node:fs'

/** The examples of the author’s guide by the file that each stands in: what a new file begins with, and what a test reads. */
export function guideExamples(guide = readFileSync('content/README.md', 'utf8')): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [, block = ''] of guide.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)) {
    const [first = '', ...rest] = block.split('\n')
    const file = /^# ([\w./-]+)/.exec(first)?.[1] ?? ''
    files.set(file, (files.get(file) ?? '') + rest.join('\n'))
  }
  return files
}

/** The lines of one item of a list that is written with two blanks before its dash, the dash among them; null where none fits. */
export function exampleItem(file: string, fits: RegExp): string | null {
  return (
    file
      .split(/^(?= {2}- )/m)
      .find((item) => item.startsWith('  - ') && fits.test(item))
      ?.replace(/^\w[\s\S]*/m, '') ?? null
  )
}

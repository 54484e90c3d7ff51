import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** Files that differ from where this branch left another, committed or not; none where there is no such branch. */
export function changedSince(branch: string): string[] {
  try {
    const [left = branch] = git('merge-base', branch, 'HEAD')
    return [...git('diff', '--name-only', left), ...git('ls-files', '--others', '--exclude-standard')]
  } catch {
    return []
  }
}

/** The charts that changed files may have to do with: those of the same folder, and those whose models are called so. A chart goes by its file: `hand-over.machine.ts` is `handOver`. */
export function touchedCharts(changed: readonly string[], machines: readonly string[] = globSync('src/**/*.machine.ts')): string[] {
  const charts = machines.map((file) => ({ folder: dirname(file), name: basename(file, '.machine.ts') }))
  const isTouched = ({ folder, name }: (typeof charts)[number]) =>
    changed.some(
      (file) =>
        (dirname(file) === folder && !/\.test\.tsx?$/.test(file)) ||
        (file.startsWith('tests/model/') && (file.includes(`/${name}`) || dirname(file).endsWith(`/${name}`))),
    )
  return charts.filter(isTouched).map(({ name }) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
}

import type { Option } from '#contract/question'

/** @returns labels of options that stand in more than one row. */
export function repeatedLabels(value: Readonly<Record<string, string>>, options: readonly Option[]): string[] {
  const chosen = Object.values(value)
  return options.filter((option) => chosen.indexOf(option.id) !== chosen.lastIndexOf(option.id)).map((option) => option.label)
}

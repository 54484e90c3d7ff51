import { fillText } from '../../server/drawing/expressions/fill-text.ts'
import type { FactRow } from '../../server/content/ready-template.ts'
import type { Instance } from '../../server/content/task-templates/instance.ts'
import type { ReadyTemplate } from '../../server/content/ready-template.ts'
import { mayMeet } from '../../server/content/task-templates/table-instance.ts'
import { areNested } from './date-spans.ts'

/** Looks every option of a task over a table up in that table: only the key may answer what is asked. */
export function factComplaints({ template, rows }: ReadyTemplate, { source, scope }: Instance): string[] {
  if (!('table' in template)) return []
  const { options = {}, rows: askedRows = {} } = source
  const written = (text: string, row: FactRow) => fillText(text, { row: { ...row.cells, group: row.group } })
  if (template.form === 'sequence') {
    const key = source.key as string[]
    const years = key.map((id) => rows.find((row) => written(template.answer, row) === options[id])?.sort ?? Number.NaN)
    return years.every((year, index) => index === 0 || year > (years[index - 1] ?? Number.NaN))
      ? []
      : [`послідовність не за роками: ${years.join(', ')}`]
  }
  if (template.form === 'multi') {
    const key = source.key as string[]
    const group = scope.group as string
    const fitting = Object.entries(options).filter(([, text]) =>
      rows.some((row) => row.group === group && written(template.answer, row) === text),
    )
    return fitting.map(([id]) => id).join() === key.join() ? [] : [`правильні не ${key.join()}, а ${fitting.map(([id]) => id).join()}`]
  }
  const keys = source.key as Record<string, string>
  const texts = Object.values(options)
  const nested = nestedDates(template.form === 'single' ? [options[source.key as string] ?? ''] : texts, texts)
  const pairs =
    template.form === 'single'
      ? [[source.prompt, source.key as string] as const]
      : Object.entries(askedRows).map(([id, text]) => [text, keys[id] ?? ''] as const)
  const strange = pairs.flatMap(([asked, key]) => {
    const ask = template.form === 'single' ? template.prompt : template.ask
    const { asked: groups } = template.rows
    const asking = rows.filter((row) => (groups === undefined || groups.includes(row.group)) && written(ask, row) === asked)
    const right = new Set(asking.map((row) => written(template.answer, row)))
    const fitting = Object.entries(options)
      .filter(([, text]) => right.has(text))
      .map(([id]) => id)
    if (asking.length === 0) return [`немає рядка, про який питають: ${asked}`]
    const isAskedByAll = /@row/.test(ask)
    const expected = isAskedByAll || template.form === 'single' ? fitting.length === 1 && fitting[0] === key : fitting.includes(key)
    const strangers = template.form === 'single' && isAskedByAll ? meeting(template, rows, asking, Object.values(options), written) : []
    return [...(expected ? [] : [`за таблицею правильні ${fitting.join(', ')}, а ключ ${key}: ${asked}`]), ...strangers]
  })
  return [...nested, ...strange]
}

/** Two dates both answer one question when one lies within the other. */
const nestedDates = (keys: readonly string[], texts: readonly string[]): string[] =>
  keys.flatMap((key) =>
    texts.filter((text) => text !== key && areNested(key, text)).map((text) => `дати «${key}» і «${text}» правильні для однієї події`),
  )

/** Finds rows whose answer would be an option although the rule of exclusion forbids it beside the asked row. */
function meeting(
  template: Extract<ReadyTemplate['template'], { form: 'single'; table: string }>,
  rows: readonly FactRow[],
  asking: readonly FactRow[],
  texts: readonly string[],
  written: (text: string, row: FactRow) => string,
): string[] {
  const barred = rows.filter((row) => asking.some((each) => each.id !== row.id && !mayMeet(template, each, row)))
  const right = new Set(asking.map((row) => written(template.answer, row)))
  return barred.flatMap((row) => {
    const text = written(template.wrong ?? template.answer, row)
    return texts.includes(text) &&
      !right.has(text) &&
      !rows.some((other) => !barred.includes(other) && written(template.wrong ?? template.answer, other) === text)
      ? [`варіант «${text}» теж правильний`]
      : []
  })
}

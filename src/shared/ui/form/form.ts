import * as v from 'valibot'

/** Finds the error of each field, by its name; empty when the form is valid. */
export function errorsOf(schema: v.GenericSchema, form: unknown): Record<string, string> {
  const parsed = v.safeParse(schema, form)
  if (parsed.success) return {}
  const errors: Record<string, string> = {}
  for (const issue of parsed.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return errors
}

/** The texts of a submitted form, by field name. */
export function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Moves the focus to the first field in error. */
export function focusFirstError(form: HTMLFormElement, errors: Record<string, string>): void {
  const name = Object.keys(errors)[0]
  const field = name && form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** The values of variants by their names. */
export type Chosen = Readonly<Record<string, string | boolean | null | undefined>>
/** A `cva` in the browser: the base classes, then the classes of each value of each variant group, joined by `/`. */
export type VariantClasses = readonly [
  always: string,
  groups: readonly [names: readonly string[], classes: Readonly<Record<string, string>>][],
  defaults: Chosen,
]

/** Looks up the classes of the chosen values, as the `cva` that they were written from would make them. It runs in the browser. */
export function readVariants([always, groups, defaults]: VariantClasses, props: Chosen = {}): string {
  let classes = always
  const chosen = (name: string) => (props[name] === undefined ? defaults[name] : props[name])
  for (const [names, byKey] of groups) {
    const more = byKey[keyOf(names, chosen)]
    if (more) classes += (classes && ' ') + more
  }
  return classes
}

export const keyOf = (names: readonly string[], chosen: (name: string) => Chosen[string]): string =>
  names.map((name) => chosen(name) ?? '').join('/')

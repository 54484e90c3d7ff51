import { keyOf, readVariants, type Chosen, type VariantClasses } from './read-variants.ts'

/** Part of the config of a `cva`: styles by the values of its variants. */
export type VariantConfig = {
  base?: object
  variants?: Readonly<Record<string, Readonly<Record<string, object>>>>
  defaultVariants?: Chosen
  compoundVariants?: readonly unknown[]
}
type Look = (props: Chosen) => string

const listOf = (classes: string): string[] => classes.split(' ').filter(Boolean)

/**
 * Writes the classes of all values of the variants. Variants of one property are a group with an entry for every pair.
 * @param look the `cva` as Panda makes it, against which it is held.
 */
export function writeVariants(config: VariantConfig, look: Look): VariantClasses {
  if (config.compoundVariants?.length) throw new Error('a cva with compoundVariants is not known here')
  const names = Object.keys(config.variants ?? {})
  const unset = Object.fromEntries(names.map((name) => [name, null]))
  const base = new Set(listOf(look(unset)))
  const groups = groupsOf(config).map((group) => ({
    group,
    looks: choices(config, group).map((props) => [keyOf(group, (name) => props[name]), listOf(look({ ...unset, ...props }))] as const),
  }))
  const always = [...base].filter((one) => groups.every(({ looks }) => looks.every(([, classes]) => classes.includes(one))))
  const written = groups.map(({ group, looks }) => {
    const own = new Set([...base].filter((one) => looks.some(([, classes]) => !classes.includes(one))))
    const entries = looks.map(([key, classes]) => [key, classes.filter((one) => own.has(one) || !base.has(one)).join(' ')] as const)
    return [group, Object.fromEntries(entries)] as const
  })
  const classes: VariantClasses = [always.join(' '), written.map(([group, byKey]) => [group, byKey]), config.defaultVariants ?? {}]
  for (const props of choices(config, names)) holdAgainst(look, classes, { ...unset, ...props })
  return classes
}

/** Every way to choose values of these variants, and to leave each out. */
function choices({ variants = {} }: VariantConfig, names: readonly string[]): Chosen[] {
  const [first, ...rest] = names
  if (first === undefined) return [{}]
  const others = choices({ variants }, rest)
  return [null, ...Object.keys(variants[first] ?? {})].flatMap((value) => others.map((other) => ({ [first]: value, ...other })))
}

/** Variants that set the same property belong together. */
function groupsOf({ variants = {} }: VariantConfig): string[][] {
  let groups: { names: string[]; paths: string[] }[] = []
  for (const [name, values] of Object.entries(variants)) {
    const own = { names: [name], paths: Object.values(values).flatMap((styles) => pathsOf(styles)) }
    const kin = groups.filter(({ paths }) => paths.some((path) => own.paths.some((other) => isSame(path, other))))
    groups = [
      ...groups.filter((group) => !kin.includes(group)),
      [...kin, own].reduce((a, b) => ({ names: [...a.names, ...b.names], paths: [...a.paths, ...b.paths] })),
    ]
  }
  return groups.map(({ names }) => names)
}

const isSame = (a: string, b: string): boolean => `${a}>`.startsWith(`${b}>`) || `${b}>`.startsWith(`${a}>`)

function pathsOf(styles: object, within = ''): string[] {
  return Object.entries(styles).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value as object, `${within}>${name}`) : [`${within}>${name}`],
  )
}

function holdAgainst(look: Look, classes: VariantClasses, props: Chosen): void {
  const [meant, written] = [look(props), readVariants(classes, props)].map((text) => listOf(text).toSorted().join(' '))
  if (meant !== written) throw new Error(`cva(${JSON.stringify(props)}) is written as “${written}”, but means “${meant}”`)
}

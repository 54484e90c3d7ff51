/** Atoms by symbol, with `charge` beside them. Electrons count as charge alone. */
export type Parts = Readonly<Record<string, number>>

const symbols = new Set(
  `H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn
  Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf
  Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og`.split(/\s+/),
)
const count = String.raw`(?:_\{?(\d+)\}?)?`
const token = new RegExp(
  String.raw`^(?:([A-Z][a-z]?)${count}|([([])|[)\]]${count}|\^\{([+-])(\d+)\}|\^\{?(\d*)([+-])\}?|\{(?:-|=|\\equiv)\}|\\cdot(\d*))`,
)

/**
 * The atoms and the charge of one formula in TeX without its coefficient: `Ca(OH)_2`, `SO_4^{2-}`, `CuSO_4\cdot5H_2O`, `CH_2{=}CH_2`, `e^-`.
 * Null for anything that is not a formula of known elements.
 */
export function partsOf(tex: string): Parts | null {
  if (/^(?:\\overline\{e\}|\\bar\{?e\}?|e(?:\^\{?-\}?)?)$/.test(tex)) return { charge: -1 }
  const reading: Reading = { levels: [{}], whole: {}, times: 1 }
  let rest = tex
  while (rest !== '') {
    const found = token.exec(rest)
    if (!found || !take(reading, found)) return null
    rest = rest.slice(found[0].length)
  }
  const { levels, whole, times } = reading
  return levels.length === 1 && levels[0] ? added(whole, levels[0], times) : null
}

/** The groups that stand open, the parts before the last dot, and how many times the part after it counts. */
type Reading = { levels: Record<string, number>[]; whole: Record<string, number>; times: number }

/** Adds a token to what has been read; false where it does not fit. */
function take(reading: Reading, [all, symbol, many, opened, group, early, after, size, sign, water]: RegExpExecArray): boolean {
  const level = reading.levels.at(-1)
  if (!level || (symbol !== undefined && !symbols.has(symbol))) return false
  if (symbol !== undefined) add(level, { [symbol]: 1 }, Number(many ?? 1))
  if (opened !== undefined) reading.levels.push({})
  if (/^[)\]]/.test(all)) return close(reading, level, Number(group ?? 1))
  if (all.startsWith('^')) add(level, { charge: (sign ?? early) === '-' ? -1 : 1 }, Number(size || after || 1))
  if (all.startsWith('\\cdot')) {
    reading.whole = added(reading.whole, level, reading.times)
    reading.levels[0] = {}
    reading.times = Number(water || 1)
  }
  return true
}

function close({ levels }: Reading, level: Parts, times: number): boolean {
  levels.pop()
  const outer = levels.at(-1)
  if (outer) add(outer, level, times)
  return outer !== undefined
}

function add(to: Record<string, number>, parts: Parts, times: number): void {
  for (const [name, many] of Object.entries(parts)) to[name] = (to[name] ?? 0) + many * times
}

/** Both together, the second so many times. */
export function added(to: Parts, parts: Parts, times: number): Record<string, number> {
  const sum = { ...to }
  add(sum, parts, times)
  return sum
}

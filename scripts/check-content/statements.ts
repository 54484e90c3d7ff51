import type { Instance } from '../../server/content/task-templates/instance.ts'
import type { ReadyTemplate } from '../../server/content/ready-template.ts'
import { mostSeed } from '../../server/content/task-templates/seeds.ts'

const order = ['I', 'II', 'III', 'I II', 'I III', 'II III', 'I II III']
/** A letter that is the key less often than this among all instances could be left out by who guesses. */
const fewestAsKey = mostSeed / 10

/** Reads an instance as a pupil does: the statements out of its stem, what the options claim, and that the key alone claims what is so. */
export function statementComplaints({ template }: ReadyTemplate, { source }: Instance): string[] {
  if (!('statements' in template)) return []
  const shown = [...source.prompt.matchAll(/^(I{1,3})\. (.+)$/gm)].map(([, numeral = '', text = '']) => ({ numeral, text }))
  const known = shown.flatMap(({ numeral, text }) => {
    const statement = template.statements.find((each) => each.text === text)
    return statement ? [{ numeral, ...statement }] : []
  })
  const truth = known.flatMap(({ numeral, isTrue }) => (isTrue ? [numeral] : [])).join(' ')
  const claims = Object.entries(source.options ?? {}).map(([id, text]) => ({ id, claim: (text.match(/I+/g) ?? []).join(' ') }))
  const indices = claims.map(({ claim }) => order.indexOf(claim))
  const right = claims.filter(({ claim }) => claim === truth).map(({ id }) => id)
  return [
    ...(known.map(({ numeral }) => numeral).join(' ') === 'I II III' ? [] : [`тверджень у завданні ${known.length}, а має бути 3`]),
    ...(right.join() === source.key
      ? []
      : [`правильні твердження ${truth || 'жодне'}, це варіанти ${right.join() || 'жодного'}, а ключ ${JSON.stringify(source.key)}`]),
    ...(claims.length === 5 ? [] : [`варіантів ${claims.length}, а має бути 5`]),
    ...(indices.every((index, at) => index > (indices[at - 1] ?? -1)) ? [] : [`варіанти не за порядком: ${indices.join()}`]),
  ]
}

/** Letters of statements that are the key too seldom among all instances; `keys` counts them. */
export function letterComplaints({ template }: ReadyTemplate, keys: ReadonlyMap<string, number>): string[] {
  if (!('statements' in template)) return []
  return ['a', 'b', 'c', 'd', 'e']
    .filter((letter) => (keys.get(letter) ?? 0) < fewestAsKey)
    .map((letter) => `ключ стоїть на місці ${letter} лише ${keys.get(letter) ?? 0} разів із ${mostSeed}`)
}

import type { Option } from '#domain/question'

type Press = Pick<KeyboardEvent, 'key' | 'code'>

const latin = 'ABCDE'

/**
 * The option that a key means: a digit by place; a letter by its print, and Latin ones by their place too, so that nobody has to switch
 * the layout.
 */
export function optionByKey(options: readonly Option[], { key, code }: Press): Option | undefined {
  if (/^[1-9]$/.test(key)) return options[Number(key) - 1]
  if (key.length !== 1) return undefined
  const letter = key.toUpperCase()
  const position = /^Key([A-Z])$/.exec(code)?.[1] ?? ''
  const isLatin = /^[A-Z]$/.test(options[0]?.label ?? '')
  if (isLatin) return options.find(({ label }) => label === (position || letter))
  const printed = options.find(({ label }) => label === letter)
  return printed ?? options[latin.indexOf(/^[A-Z]$/.test(letter) ? letter : position || '?')]
}

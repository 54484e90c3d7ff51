import type { Drawing } from '../drawing.ts'

/** A number that the reader moves. `text` writes its value beside the name and for a screen reader. */
export type Parameter = { name: string; min: number; max: number; step: number; start: number; text: (value: number) => string }

/** `about` says what is drawn; `draw` and `say` are given a value for each parameter, in their order. */
export type Movable<Values extends readonly number[] = readonly number[]> = {
  about: string
  parameters: { [Place in keyof Values]: Parameter }
  draw: (values: Values) => Drawing
  say: (values: Values) => string
}

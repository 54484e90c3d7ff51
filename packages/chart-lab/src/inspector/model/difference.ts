import diff from 'microdiff'
import { plainOf } from './mask.ts'

/** One part of a value that has changed: where it stands, and how it was and is; `undefined` where it was not or is not. */
export type Difference = { path: string; before: unknown; after: unknown }

/** The differences between two values, part by part. A value that is no object differs as a whole. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  if (!isObject(before) || !isObject(after)) return before === after ? [] : [{ path: '', before, after }]
  return diff(plainOf(before) as object, plainOf(after) as object).map((each) => ({
    path: each.path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join(''),
    before: 'oldValue' in each ? (each.oldValue as unknown) : undefined,
    after: 'value' in each ? (each.value as unknown) : undefined,
  }))
}

const isObject = (value: unknown): value is Record<string, unknown> | unknown[] => typeof value === 'object' && value !== null

import type { ReactNode } from 'react'
import type { Option } from '#domain/question'
import type { Mark } from '../mark'

/** The marks, notes and strikes of a list, by option id. */
export type Rows = {
  isDisabled?: boolean
  marks?: Readonly<Record<string, Mark>>
  /** Notes under options, by option id. */
  notes?: Readonly<Record<string, ReactNode>>
  /** Options that the pupil has ruled out; choosing one takes that back. */
  eliminated?: readonly string[]
  /** With it every option has a button that strikes it out. */
  onEliminate?: (optionId: string, isEliminated: boolean) => void
  /** Keeps the place of those buttons once they are gone, so that no text is broken anew. */
  hasStrikeRoom?: boolean
}

/** Picks what concerns the row of one option. */
export const rowOf = ({ id }: Option, { isDisabled = false, marks, notes, eliminated, onEliminate, hasStrikeRoom = false }: Rows) => ({
  isDisabled,
  isEliminated: eliminated?.includes(id) ?? false,
  onEliminate,
  hasStrikeRoom,
  mark: marks?.[id],
  note: notes?.[id],
})

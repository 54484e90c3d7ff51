import { useState } from 'react'
import type { Answer } from '#contract/answer'
import type { Option } from '#contract/question'
import { MatchingGrid } from '@/shared/ui/matching-grid'
import { orderOf, placesOf } from '../model/answer-shape'
import { rowMarks } from '../model/marks'

type SequenceAnswerProps = {
  options: readonly Option[]
  order: readonly string[]
  onChange: (answer: Answer) => void
  label: string
  isDisabled: boolean
  correct?: readonly string[]
}

/** Options in order, one place each. A half-made order is no answer yet and stays in the control. */
export function SequenceAnswer({ options, order, onChange, label, isDisabled, correct }: SequenceAnswerProps) {
  const [places, setPlaces] = useState(() => placesOf(order))
  const rows = options.map((_, place) => ({ id: String(place + 1), label: String(place + 1), text: [] }))
  const right = correct && placesOf(correct)
  const change = (next: Record<string, string>) => {
    setPlaces(next)
    onChange(orderOf(next, options.length))
  }
  return (
    <MatchingGrid
      rows={rows}
      options={options}
      value={places}
      onChange={change}
      label={label}
      isDisabled={isDisabled}
      correct={right}
      marks={right && rowMarks(right, places)}
    />
  )
}

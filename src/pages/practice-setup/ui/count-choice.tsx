import { countIn, countSteps } from '../model/count-steps'
import { ChoiceGroup } from '@/shared/ui/choice-group'

type CountChoiceProps = {
  available: number
  wish: number | null
  most?: number
  usual?: number
  onChange: (count: number) => void
}

/** Chooses the count of tasks; without a choice where there are only a few. */
export function CountChoice({ available, wish, most, usual, onChange }: CountChoiceProps) {
  const steps = countSteps(available, most)
  if (steps.length < 2) return null
  const label = (step: number) => (step === available ? `Усі ${step}` : String(step))
  return (
    <ChoiceGroup
      legend="Скільки завдань"
      value={countIn(steps, wish, usual)}
      options={steps.map((value) => ({ value, label: label(value) }))}
      onChange={onChange}
    />
  )
}

import { extraTimeSchema } from '#domain/survey-mode'
import { ChoiceGroup } from '@/shared/ui/choice-group'

type Percent = (typeof extraTimeSchema.options)[number]
type ExtraTimeProps = { value: Percent; onChange: (percent: Percent) => void }

/** For those who are granted more time at the exam, or need it. */
export function ExtraTime({ value, onChange }: ExtraTimeProps) {
  return (
    <ChoiceGroup
      legend="Додатковий час"
      value={value}
      onChange={onChange}
      options={extraTimeSchema.options.map((percent) => ({ value: percent, label: percent === 0 ? 'Без нього' : `+${percent} %` }))}
    />
  )
}

import { Select } from '@/shared/ui/select'
import { hourChoices } from '../model/hour-choices'

type HourSelectProps = { hour: number; isDisabled: boolean; onChange: (hour: number) => void }

/** At which hour the letter comes. */
export const HourSelect = ({ hour, isDisabled, onChange }: HourSelectProps) => (
  <Select
    label="О котрій (за Києвом)"
    options={hourChoices(hour)}
    value={String(hour)}
    disabled={isDisabled}
    onChange={(value) => onChange(Number(value))}
  />
)

import { Select } from '@/shared/ui/select'
import { hourChoices } from '../model/hour-choices'

type HourSelectProps = { hour: number; isDisabled: boolean; onChange: (hour: number) => void }

/** At which hour of this device the reminder comes. */
export const HourSelect = ({ hour, isDisabled, onChange }: HourSelectProps) => (
  <Select label="О котрій" options={hourChoices} value={String(hour)} disabled={isDisabled} onChange={(value) => onChange(Number(value))} />
)

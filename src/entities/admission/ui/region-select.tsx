import type { Admission } from '#contract/admission'
import { Select } from '@/shared/ui/select'

type RegionSelectProps = {
  regions: Admission['regions']
  /** The words about factors that nobody has confirmed for this year. */
  unconfirmed: string
  value: number
  onChange: (factor: number) => void
}

/** The region of a university, by the factor that it gives. */
export function RegionSelect({ regions: { year, verified, factors }, unconfirmed, value, onChange }: RegionSelectProps) {
  return (
    <Select
      label="Область університету"
      hint={`Коефіцієнти ${year} року${verified ? '' : unconfirmed}`}
      value={String(value)}
      onChange={(factor) => onChange(Number(factor))}
    >
      <option value="1">Інша, × 1,00</option>
      {factors.map(({ factor, places }) => (
        <option key={factor} value={factor}>
          {places.join(', ')}, × {factor.toFixed(2).replace('.', ',')}
        </option>
      ))}
    </Select>
  )
}

import { Chip } from '@/shared/ui/chip'
import { Table } from '@/shared/ui/table'
import { moneyText, priceOf, type PriceStep } from '../../model/price'

type StepTableProps = { steps: readonly PriceStep[]; seats: number }

/** What a seat costs by the number of seats, the line that counts now marked. */
export function StepTable({ steps, seats }: StepTableProps) {
  const sorted = steps.toSorted((a, b) => a.from - b.from)
  const current = priceOf(steps, seats)?.step
  return (
    <Table
      caption="Ціна одного місця"
      head={['Місць', 'За місце', null]}
      hasRowHeads
      rows={sorted.map((step, place) => {
        const next = sorted[place + 1]
        const range = next ? `${step.from}–${next.from - 1}` : `від ${step.from}`
        return [range, moneyText(step.priceMinor), <Mark key="mark" isCurrent={step === current} />]
      })}
    />
  )
}

const Mark = ({ isCurrent }: { isCurrent: boolean }) => isCurrent && <Chip tone="marker">твоя ціна</Chip>

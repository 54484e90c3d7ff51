import { css } from 'styled-system/css'
import { Chip } from '@/shared/ui/chip'
import { Table } from '@/shared/ui/table'
import { priceText } from '@/shared/lib/price-text'
import { priceOf, type PriceStep } from '../../model/price'

type StepTableProps = { steps: readonly PriceStep[]; seats: number }

/** Shows the price of a seat by the number of seats and marks the current line. */
export function StepTable({ steps, seats }: StepTableProps) {
  const sorted = steps.toSorted((a, b) => a.from - b.from)
  const current = priceOf(steps, seats)?.step
  return (
    <Table
      caption="Ціна одного місця"
      head={['Місць', 'За місце']}
      hasRowHeads
      rows={sorted.map((step, index) => {
        const next = sorted[index + 1]
        const range = next ? `${step.from}–${next.from - 1}` : `від ${step.from}`
        return [range, <Price key="price" step={step} isCurrent={step === current} />]
      })}
    />
  )
}

type PriceProps = { step: PriceStep; isCurrent: boolean }

const Price = ({ step, isCurrent }: PriceProps) => (
  <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
    {priceText(step.priceMinor)} {isCurrent && <Chip tone="marker">ваша ціна</Chip>}
  </span>
)

import { dateFormatter } from '#contract/formatters'
import { EmptyState } from '@/shared/ui/empty-state'

const moment = dateFormatter({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** In place of the review of a group’s paper, which opens for all at once. */
export const ReviewLater = ({ at }: { at: string }) => (
  <EmptyState title="Розбір відкриється пізніше">
    Групу перевіряють разом: ключі й пояснення з’являться {moment(new Date(at))} або раніше, якщо їх відкриє вчитель.
  </EmptyState>
)

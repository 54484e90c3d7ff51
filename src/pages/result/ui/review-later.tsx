import { dateFormatter } from '#domain/formatters'
import { EmptyState } from '@/shared/ui/empty-state'

const moment = dateFormatter({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** In place of a review that opens later: that of a class’s paper opens for all at once. */
export const ReviewLater = ({ at }: { at: string | undefined }) => (
  <EmptyState title="Розбір відкриється пізніше">
    {at === undefined
      ? 'Ці завдання зараз стоять в іншому твоєму тесті, який триває, або в роботі класу. Розбір відкриється, щойно її перевірять, а тест завершиться.'
      : `Клас перевіряють разом: ключі й пояснення з’являться ${moment(new Date(at))} або раніше, якщо їх відкриє вчитель.`}
  </EmptyState>
)

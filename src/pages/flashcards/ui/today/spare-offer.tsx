import { todayLook } from 'styled-system/recipes'
import { ButtonLink } from '@/shared/ui/button'
import { addressOf } from '../../model/flashcard-location'

const look = todayLook()

/** In the last three weeks: what will be remembered worst on the day of the exam, for who has time left. */
export function SpareOffer({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <div className={look.held}>
      <p>До іспиту три тижні або менше. Якщо лишився час, повтори картки, які в день іспиту пам’ятатимуться найгірше ({count}).</p>
      <ButtonLink variant="quiet" size="small" href={addressOf({ review: 'spare' })}>
        Повторити їх зараз
      </ButtonLink>
    </div>
  )
}

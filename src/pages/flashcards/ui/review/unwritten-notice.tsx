import { ProblemNotice } from '@/shared/ui/problem-notice'
import type { Wish } from '../../model/review-round'

type UnwrittenNoticeProps = { wish: Wish; onRetry: () => void }

const titles: Record<Wish, string> = {
  grade: 'Оцінка не записалася',
  aside: 'Картку не вдалося відкласти',
  back: 'Картку не вдалося повернути',
}

/** The device did not take it. Nothing moves on until it does. */
export const UnwrittenNotice = ({ wish, onRetry }: UnwrittenNoticeProps) => (
  <ProblemNotice title={titles[wish]} onRetry={onRetry}>
    Спробуй ще раз або продовжуй пізніше: попередні оцінки збережено.
  </ProblemNotice>
)

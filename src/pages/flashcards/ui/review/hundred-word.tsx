import { Celebration } from '@/shared/ui/celebration'
import { isHundredHere } from '../../model/hundred'
import type { ReviewView } from './review-view'

/** A quiet word after the round that brought the hundredth card. */
export const HundredWord = ({ study, looks }: Pick<ReviewView, 'study' | 'looks'>) =>
  isHundredHere(study.state.book.reviews, looks) && <Celebration>Сто різних карток.</Celebration>

import { css } from 'styled-system/css'
import { lazyPart } from '@/shared/lib/lazy'
import { Skeleton } from '@/shared/ui/skeleton'
import type { ReviewProps } from './review'

const Review = lazyPart(async () => (await import('./review')).Review, <Skeleton shapes={['row', 'block', 'block']} />)

/** Place of the review; its code, with every form of task, comes after the figures. */
export function ReviewSection(props: ReviewProps) {
  const { withheld = 0 } = props.result
  return (
    <section id="review" aria-labelledby="review-title" className={css({ stack: '5', gridTemplateColumns: 'one' })}>
      <h2 id="review-title" tabIndex={-1} className={css({ textStyle: 'heading', _focusVisible: { outline: 'none' } })}>
        Розбір
      </h2>
      {withheld > 0 && (
        <p className={css({ textStyle: 'small', padding: '3', backgroundColor: 'markerWash', borderRadius: 'cell' })}>
          Тут немає завдань, що стоять у твоєму тесті, який триває, або в роботі класу до її розбору: {withheld}. Вони повернуться, коли він
          завершиться чи розбір відкриють.
        </p>
      )}
      <Review key={props.linked} {...props} />
    </section>
  )
}

/** Leads the eye and the focus to the review. */
export function showReview(): void {
  document.getElementById('review')?.scrollIntoView()
  document.getElementById('review-title')?.focus({ preventScroll: true })
}

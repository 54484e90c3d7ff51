import type { Result } from '#contract/result'
import { genitiveCountOf } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { css } from 'styled-system/css'
import { byLoss } from '../model/result-text'
import { filtered, type ReviewFilter } from '../model/review-filter'

type NextStepProps = { result: Result; onReview: (filter: ReviewFilter) => void }

/** What to do now: one thing, and it follows from the result. */
export function NextStep({ result, onReview }: NextStepProps) {
  const again = addresses.tests.to({ subject: result.subject, mode: result.mode })
  const worst = byLoss(result.byTopic)[0]
  const lost = result.max - result.raw
  const filter = (['wrong', 'partial', 'blank'] as const).find((each) => filtered(result.items, each).length > 0)
  if (!filter || !worst) {
    return (
      <Panel tone="marker" title="Що далі">
        <div className={row}>
          <p>Усі бали твої. Щоб результат тримався, пройди тест ще раз за кілька тижнів.</p>
          <ButtonLink href={again}>Пройти ще раз</ButtonLink>
        </div>
      </Panel>
    )
  }
  const review = () => {
    onReview(filter)
    document.getElementById('review')?.scrollIntoView()
    document.getElementById('review-title')?.focus({ preventScroll: true })
  }
  return (
    <Panel tone="marker" title="Що далі">
      <div className={row}>
        <p className={css({ maxWidth: 'text' })}>
          Не вистачило {genitiveCountOf(lost, 'point')}. Найбільше — «{worst.title}»: {worst.points} з {worst.max}. Почни з розбору, доки
          завдання ще в пам’яті.
        </p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button onClick={review}>{actionText[filter]}</Button>
          <ButtonLink variant="quiet" href={again}>
            Пройти ще раз
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}

const actionText = { wrong: 'Розібрати помилки', partial: 'Розібрати неповні', blank: 'Розібрати пропущені' }

const row = css({ display: 'grid', justifyItems: 'start', gap: '4' })

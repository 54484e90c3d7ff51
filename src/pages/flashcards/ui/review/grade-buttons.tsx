import type { Grade } from '#domain/review'
import type { Preview } from '#domain/scheduling/preview'
import { reviewLook } from 'styled-system/recipes'

const look = reviewLook()

type GradeButtonsProps = {
  buttons: 'two' | 'four'
  /** The next look after each grade; null where grades change no date. */
  previews: Record<Grade, Preview> | null
  isBusy: boolean
  onGrade: (grade: Grade) => void
}

const names: Record<Grade, string> = { 1: 'Ще раз', 2: 'Важко', 3: 'Пам’ятаю', 4: 'Легко' }
const shown: Record<GradeButtonsProps['buttons'], readonly Grade[]> = { two: [1, 3], four: [1, 2, 3, 4] }

/** The grades. A second press while the first is written down counts for nothing. */
export function GradeButtons({ buttons, previews, isBusy, onGrade }: GradeButtonsProps) {
  return (
    <div role="group" aria-label="Як пригадалося?" className={look.grades} data-buttons={buttons}>
      {shown[buttons].map((grade, index) => (
        <button
          key={grade}
          type="button"
          className={look.grade}
          data-grade={grade}
          aria-disabled={isBusy || undefined}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => !isBusy && onGrade(grade)}
        >
          <span className={look.gradeName}>{names[grade]}</span>
          {previews && <span className={look.gradeWhen}>{previews[grade].words}</span>}
        </button>
      ))}
    </div>
  )
}

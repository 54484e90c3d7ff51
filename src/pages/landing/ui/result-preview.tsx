import { SubjectVerdict } from '@/entities/subject'
import { css, cx } from 'styled-system/css'
import { Chip } from '@/shared/ui/chip'
import { columnLook } from '@/shared/ui/column'
import { Panel } from '@/shared/ui/panel'
import { Progress } from '@/shared/ui/progress'
import { sampleTopics, sampleVerdict } from '../model/sample-result'
import { sectionLook, textLook, twoSidesLook } from './look'

/** The view of a result that the product has, with an example in it. */
export function ResultPreview() {
  return (
    <section className={cx(columnLook, sectionLook, twoSidesLook)}>
      <div className={textLook}>
        <h2 className={css({ textStyle: 'title' })}>Видно, де бали. І де їх узяти</h2>
        <p className={css({ textStyle: 'lead', color: 'inkMuted' })}>
          Одразу після тесту: тестовий бал, бал за офіційною таблицею НМТ-2026, поріг і теми, у яких втрачено найбільше.
        </p>
        <p>Далі розбір: твоя відповідь, правильна відповідь і причина, чому кожен інший варіант не підходить.</p>
      </div>
      <Panel title="Математика, тест НМТ" titleLevel={3} aside={<Chip tone="outline">Приклад</Chip>}>
        <div className={css({ stack: '6' })}>
          <SubjectVerdict verdict={sampleVerdict} hasTitle={false} />
          <div className={topics}>
            {sampleTopics.map(({ title, points, max }) => (
              <Progress key={title} label={title} value={points} max={max} />
            ))}
          </div>
        </div>
      </Panel>
    </section>
  )
}

const topics = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'one', sm: 'two' },
  columnGap: '8',
})

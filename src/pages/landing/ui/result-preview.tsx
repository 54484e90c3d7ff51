import { css, cx } from 'styled-system/css'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { Progress } from '@/shared/ui/progress'
import { sampleResult } from '../model/sample-result'
import { FareCells } from './fare-cells'
import { columnLook, sectionLook, textLook, twoSidesLook } from './look'

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
      <Panel>
        <div className={css({ display: 'grid', gap: '6' })}>
          <div className={css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3' })}>
            <p className={css({ textStyle: 'subheading' })}>Математика, тест НМТ</p>
            <Chip tone="outline">Приклад</Chip>
          </div>
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'end' })}>
            <Score figure={String(sampleResult.scaled)} caption="за шкалою 100–200" />
            <Score figure={`${sampleResult.raw} з ${sampleResult.max}`} caption="тестових балів, поріг 5" />
          </div>
          <FareCells fares={sampleResult.fares} />
          <div
            className={css({
              display: 'grid',
              gap: '4',
              gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
              columnGap: '8',
            })}
          >
            {sampleResult.topics.map(({ title, points, max }) => (
              <Progress key={title} label={title} value={points} max={max} />
            ))}
          </div>
        </div>
      </Panel>
    </section>
  )
}

function Score({ figure, caption }: { figure: string; caption: string }) {
  return (
    <p className={css({ display: 'grid', gap: '1' })}>
      <span className={css({ textStyle: 'figure' })}>{figure}</span>
      <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{caption}</span>
    </p>
  )
}

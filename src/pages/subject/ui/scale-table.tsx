import { memo } from 'react'
import { css } from 'styled-system/css'
import type { Scale } from '#domain/scoring/scale'
import { countOf } from '@/entities/subject'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'

/** Raw points beside the score they give, cell by cell as on an exam blank. */
export const ScaleTable = memo(function ScaleTable({ scale }: { scale: Scale }) {
  return (
    <Panel title="Шкала 100–200" aside={!scale.verified && <Chip tone="outline">уточнюємо</Chip>}>
      <p className={css({ marginBottom: '4', color: 'inkMuted' })}>
        Менше ніж {countOf(scale.threshold, 'testPoint')} — поріг не подолано. У клітинці: тестовий бал і під ним бал за шкалою.
      </p>
      <ol className={css({ stack: '1', gridTemplateColumns: 'fill14' })}>
        {scale.scores.map((score, index) => (
          <li key={score} className={cell}>
            <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{scale.threshold + index}</span>
            <span className={css({ textStyle: 'cell' })}>{score}</span>
          </li>
        ))}
      </ol>
      <p className={css({ marginTop: '3', textStyle: 'small', color: 'inkMuted' })}>
        Таблиця {scale.year} року. Джерело: {scale.source}.
        {!scale.verified && ' Поки що маємо одне джерело, тож бал тут приблизний: звір його з офіційною таблицею.'}
      </p>
    </Panel>
  )
})

const cell = css({ stack: '1', justifyItems: 'center', paddingBlock: '2', border: 'line', borderRadius: 'cell' })

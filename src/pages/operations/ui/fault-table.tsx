import { css } from 'styled-system/css'
import type { Operations } from '#contract/web-vitals'
import { Chip } from '@/shared/ui/chip'
import { Table } from '@/shared/ui/table'
import { patternOf } from '../model/page-patterns'

type FaultTableProps = { faults: Operations['faults']; nameOf: (build: string) => string }

/** The uncaught errors that browsers have reported. */
export function FaultTable({ faults, nameOf }: FaultTableProps) {
  return (
    <section aria-labelledby="faults">
      <h2 id="faults" className={css({ textStyle: 'heading', marginBottom: '4' })}>
        Помилки
      </h2>
      {faults.length === 0 ? (
        <p>Помилок не було.</p>
      ) : (
        <Table
          caption="Помилки за сторінкою і збіркою"
          head={['Разів', 'Що', 'Сторінка', 'Збірка', 'Востаннє']}
          rows={faults.map(({ count, name, message, place, isFatal, route, build, lastDay }) => [
            count,
            <span key="what" className={css({ stack: '1', justifyItems: 'start', overflowWrap: 'anywhere' })}>
              <span lang="en">
                {name}: {message}
              </span>
              {place !== '' && <code className={css({ textStyle: 'small', color: 'inkMuted' })}>{place}</code>}
              {isFatal && <Chip tone="wrong">сторінка не витримала</Chip>}
            </span>,
            patternOf(route),
            nameOf(build),
            lastDay,
          ])}
        />
      )}
    </section>
  )
}

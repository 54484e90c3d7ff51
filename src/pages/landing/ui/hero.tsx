import { css, cx } from 'styled-system/css'
import { BegunPlace } from '@/entities/survey'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { columnLook } from '@/shared/ui/column'
import { squaredPaper } from '@/shared/ui/squared-paper'
import { SubjectRow } from './subject-row'
import { TaskCard } from './task-card'

/** The promise of the site, and a task to try at once. */
export function Hero() {
  return (
    <section className={squaredPaper}>
      <div className={cx(columnLook, grid)}>
        <div className={css({ stack: { base: '5', md: '6' }, maxWidth: '144' })}>
          <h1 tabIndex={-1} className={css({ textStyle: 'display' })}>
            Складу <span className={markerLook}>НМТ</span>. Клітинка за клітинкою.
          </h1>
          <p className={css({ textStyle: 'lead' })}>
            Завдання у форматі іспиту, бал за шкалою <span className={css({ whiteSpace: 'nowrap' })}>100–200</span> і причина кожної
            помилки. Працює, навіть коли зникає світло.
          </p>
          <div className={css({ wrap: '3', alignItems: 'center' })}>
            <BegunPlace />
            <span className={css({ display: 'grid', 'html[data-returning] &': { display: 'none' } })}>
              <ButtonLink href={addresses.start.to()} variant="begin" size="large">
                Почати
              </ButtonLink>
            </span>
            <span className={css({ display: 'none', 'html[data-returning] &': { display: 'grid' } })}>
              <ButtonLink href={addresses.dashboard.to()} variant="begin" size="large">
                До плану на сьогодні
              </ButtonLink>
            </span>
            <SubjectRow />
            <span className={css({ textStyle: 'small', color: 'inkMuted' })}>Безкоштовно. Реєстрація не потрібна.</span>
          </div>
        </div>
        <TaskCard />
      </div>
    </section>
  )
}

const grid = css({
  position: 'relative',
  stack: { base: '8', lg: '12' },
  _before: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    left: { base: '2', md: '4' },
    width: '[1.5px]',
    backgroundColor: 'margin',
  },
  gridTemplateColumns: { base: 'one', lg: 'aside116' },
  alignItems: 'center',
  paddingBlock: { base: '8', md: '16' },
})

/** A word under the yellow marker. */
const markerLook = css({
  backgroundColor: 'marker',
  color: 'onMarker',
  paddingInline: '[0.12em]',
  marginInline: '[-0.04em]',
  borderRadius: '[0.12em 0.06em 0.14em 0.05em]',
  boxDecorationBreak: 'clone',
})

import { Link } from 'wouter'
import type { SubjectSummary } from '#contract/subject'
import { css, cx } from 'styled-system/css'
import { linkSheet } from '@/shared/ui/panel'
import { countOf, isReady } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Chip } from '@/shared/ui/chip'
import { OtherLanguages } from './other-languages'

type SubjectGroupsProps = {
  subjects: readonly SubjectSummary[]
  /** Percent of points earned by subject, of those that the visitor has practised. */
  shares: Readonly<Record<string, number>>
}

const groups = [
  { title: 'Обов’язкові', kind: 'required' },
  { title: 'На вибір', kind: 'elective' },
] as const

/** Required subjects, then those to choose from, each with the outline of its paper. */
export function SubjectGroups({ subjects, shares }: SubjectGroupsProps) {
  const english = subjects.find(({ id }) => id === 'english')
  return (
    <div className={css({ stack: '10' })}>
      {groups.map(({ title, kind }) => (
        <section key={kind} aria-label={title}>
          <h2 className={css({ textStyle: 'heading', marginBottom: '4' })}>{title}</h2>
          <ul className={grid}>
            {subjects
              .filter((subject) => subject.kind === kind)
              .map((subject) => (
                <li key={subject.id}>
                  <SubjectCard subject={subject} share={shares[subject.id]} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {english && <OtherLanguages english={english} />}
    </div>
  )
}

function SubjectCard({ subject, share }: { subject: SubjectSummary; share: number | undefined }) {
  const hasTasks = isReady(subject)
  return (
    <Link href={addresses.subject.to({ subject: subject.id })} className={card} data-ready={hasTasks || undefined}>
      <span className={css({ textStyle: 'heading' })}>{subject.title}</span>
      <span className={css({ textStyle: 'small', color: 'inkMuted', fontVariantNumeric: 'tabular-nums' })}>
        {countOf(subject.tasks, 'task')} · {countOf(subject.max, 'point')} · поріг {subject.threshold}
      </span>
      <span className={css({ wrap: '2' })}>
        {!hasTasks && <Chip tone="outline">Завдання готуємо</Chip>}
        {subject.papers > 0 && <Chip tone="pen">{countOf(subject.papers, 'paper')}</Chip>}
        {(subject.practice ?? 0) > 0 && <Chip>{countOf(subject.practice ?? 0, 'practiceTask')}</Chip>}
        {share !== undefined && <Chip tone="right">Твій рівень: {share} %</Chip>}
      </span>
    </Link>
  )
}

const grid = css({ stack: '4', gridTemplateColumns: 'fill72' })
const card = cx(
  linkSheet,
  css({
    justifyItems: 'start',
    alignContent: 'space-between',
    gap: '3',
    height: 'full',
    minHeight: '38',
    padding: '5',
    '&[data-ready]': { borderLeft: 'markerBar' },
  }),
)

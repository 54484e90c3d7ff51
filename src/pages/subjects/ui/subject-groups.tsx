import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import type { SubjectSummary } from '#domain/subject'
import { css, cx } from 'styled-system/css'
import { linkSheet } from '@/shared/ui/panel'
import { countOf, isReady, SubjectSign } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Chip } from '@/shared/ui/chip'
import { OtherLanguages } from './other-languages'

type SubjectGroupsProps = {
  subjects: readonly SubjectSummary[]
  /** Percent of points earned by subject, of those that the visitor has practised; null while that is not known. */
  shares: Readonly<Record<string, number>> | null
}

const groups = [
  { title: 'Обов’язкові', kind: 'required' },
  { title: 'На вибір', kind: 'elective' },
] as const

/** Required subjects, then those to choose from, the chosen one first, each with the outline of its paper. */
export function SubjectGroups({ subjects, shares }: SubjectGroupsProps) {
  const elective = useSyncExternalStore(never, chosenElective, () => undefined)
  const english = subjects.find(({ id }) => id === 'english')
  return (
    <div className={css({ stack: '10' })}>
      {groups.map(({ title, kind }) => (
        <section key={kind} aria-label={title}>
          <h2 className={css({ textStyle: 'heading', marginBottom: '4' })}>{title}</h2>
          <ul className={grid}>
            {subjects
              .filter((subject) => subject.kind === kind)
              .toSorted((one, other) => Number(other.id === elective) - Number(one.id === elective))
              .map((subject) => (
                <li key={subject.id} data-subject={subject.id}>
                  <SubjectCard subject={subject} isChosen={subject.id === elective} share={shares && (shares[subject.id] ?? 0)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {english && <OtherLanguages english={english} />}
    </div>
  )
}

const never = () => () => undefined
/** `early.js` tells it before the first paint, and whoever changes it after that. */
const chosenElective = () => document.documentElement.dataset['elective']

type SubjectCardProps = { subject: SubjectSummary; isChosen: boolean; share: number | null }

function SubjectCard({ subject, isChosen, share }: SubjectCardProps) {
  const hasTasks = isReady(subject)
  return (
    <Link href={addresses.subject.to({ subject: subject.id })} className={card} data-ready={hasTasks || undefined}>
      <span className={css({ display: 'flex', alignItems: 'center', gap: '3', textStyle: 'heading' })}>
        <SubjectSign subject={subject.id} title={subject.title} />
        {subject.title}
      </span>
      <span className={css({ textStyle: 'small', color: 'inkMuted', fontVariantNumeric: 'tabular-nums' })}>
        {countOf(subject.tasks, 'task')} · {countOf(subject.max, 'point')} · поріг {subject.threshold}
      </span>
      <span className={css({ wrap: '2' })}>
        {!hasTasks && <Chip tone="outline">Завдання готуємо</Chip>}
        {subject.papers > 0 && <Chip tone="pen">{countOf(subject.papers, 'paper')}</Chip>}
        {(subject.practice ?? 0) > 0 && <Chip>{countOf(subject.practice ?? 0, 'practiceTask')}</Chip>}
        {isChosen && <Chip tone="outline">Твій вибір</Chip>}
      </span>
      {hasTasks && <Share share={share} />}
    </Link>
  )
}

/** The place stands from the first paint for who was here before: nothing moves when the number comes. */
function Share({ share }: { share: number | null }) {
  return (
    <span className={shareLook}>
      <span aria-hidden className={css({ display: 'flex', gap: 'thin' })}>
        {tenths.map((tenth) => (
          <span key={tenth} className={tenthLook} data-done={(share ?? 0) >= tenth || undefined} />
        ))}
      </span>
      {share === null ? 'Твій рівень' : share > 0 ? `Твій рівень: ${share} %` : 'Ще не починали'}
    </span>
  )
}

const tenths = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const shareLook = css({
  display: 'none',
  'html[data-returning] &': { display: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
})
const tenthLook = css({
  boxSize: '3',
  border: 'frame',
  borderRadius: 'bar',
  '&[data-done]': { backgroundColor: 'subject', borderColor: 'subject', forcedColorAdjust: 'none' },
})
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
    '&[data-ready]': { borderLeft: 'subjectBar' },
  }),
)

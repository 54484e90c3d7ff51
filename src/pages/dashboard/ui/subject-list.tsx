import { Link } from 'wouter'
import { css } from 'styled-system/css'
import type { SubjectSummary } from '#contract/subject'
import { countOf } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Chip } from '@/shared/ui/chip'

type SubjectListProps = { subjects: readonly SubjectSummary[] }

/** Required subjects, then those to choose from, each with the outline of its paper. */
export function SubjectList({ subjects }: SubjectListProps) {
  const groups = [
    { title: 'Обов’язкові предмети', kind: 'required' },
    { title: 'Предмети на вибір', kind: 'elective' },
  ]
  return groups.map(({ title, kind }) => (
    <section key={kind} aria-label={title}>
      <h2 className={css({ textStyle: 'heading', marginBottom: '4' })}>{title}</h2>
      <ul className={css({ display: 'grid', gap: '3', gridTemplateColumns: '[repeat(auto-fill, minmax(min(18rem, 100%), 1fr))]' })}>
        {subjects
          .filter((subject) => subject.kind === kind)
          .map((subject) => (
            <li key={subject.id}>
              <SubjectCard subject={subject} />
            </li>
          ))}
      </ul>
    </section>
  ))
}

function SubjectCard({ subject }: { subject: SubjectSummary }) {
  return (
    <Link href={addresses.subject.to({ subject: subject.id })} className={card}>
      <span className={css({ textStyle: 'subheading' })}>{subject.title}</span>
      <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
        {countOf(subject.tasks, 'task')} · {countOf(subject.max, 'point')} · поріг {subject.threshold}
      </span>
      {subject.papers > 0 ? <Chip tone="pen">{countOf(subject.papers, 'paper')}</Chip> : <Chip tone="outline">Завдання готуємо</Chip>}
    </Link>
  )
}

const card = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '2',
  height: 'full',
  padding: '4',
  backgroundColor: 'sheet',
  border: 'line',
  borderRadius: 'sheet',
  color: 'ink',
  textDecoration: 'none',
  _hover: { borderColor: 'pen' },
})

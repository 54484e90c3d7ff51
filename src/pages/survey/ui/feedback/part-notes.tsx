import type { Key } from '#domain/key'
import type { Question } from '#domain/question'
import { css } from 'styled-system/css'
import { RichText } from '@/shared/ui/rich-text'

type PartNotesProps = { question: Question; notes: Key['notes']; number: number }

/** The reasons for each row, gap or option, where the answer has no room for them. */
export function PartNotes({ question, notes, number }: PartNotesProps) {
  const labels = labelsOf(question, number)
  return (
    <dl className={css({ stack: '3' })}>
      {notes.map(({ id, text }) => (
        <div key={id} className={css({ stack: '2', gridTemplateColumns: 'numberText' })}>
          <dt className={css({ textStyle: 'cell', color: 'pen', paddingTop: '1' })}>{labels[id] ?? '•'}</dt>
          <dd className={css({ textStyle: 'small' })}>
            <RichText blocks={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Names the parts of a task as the screen does, by id; rows come before options of the same id. */
function labelsOf(question: Question, number: number): Record<string, string> {
  const named = (parts: readonly { id: string; label: string }[]) => Object.fromEntries(parts.map(({ id, label }) => [id, label]))
  const counted = (parts: readonly { id: string }[]) =>
    Object.fromEntries(parts.map(({ id }, index) => [id, String(question.numbers > 1 ? number + index : index + 1)]))
  switch (question.form) {
    case 'matching':
      return { ...named(question.options), ...(question.numbers > 1 ? counted(question.rows) : named(question.rows)) }
    case 'gapPool':
      return { ...named(question.options), ...counted(question.gaps) }
    case 'gap':
      return counted(question.gaps)
    case 'grouped':
      return counted(question.groups)
    case 'single':
    case 'multi':
    case 'sequence':
      return named(question.options)
    case 'numeric':
      return {}
  }
}

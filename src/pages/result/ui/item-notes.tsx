import type { Key } from '#domain/key'
import type { Question } from '#domain/question'
import { noteName } from '@/entities/question'
import { css } from 'styled-system/css'
import { RichText } from '@/shared/ui/rich-text'
import { Unfolding } from './unfolding'

type ItemNotesProps = { question: Question; notes: Key['notes'] }

const titles: Partial<Record<Question['form'], string>> = {
  single: 'Чому не інші варіанти',
  matching: 'Чому саме так',
  numeric: 'Типові помилки',
}

/** Notes on each wrong option or on each row; unfolded on demand. */
export function ItemNotes({ question, notes }: ItemNotesProps) {
  if (notes.length === 0) return null
  return (
    <Unfolding summary={titles[question.form] ?? 'Про інші варіанти'}>
      <dl className={css({ stack: '3', paddingTop: '2' })}>
        {notes.map((note) => (
          <div key={note.id} className={css({ stack: '3', gridTemplateColumns: 'markText', textStyle: 'small' })}>
            <dt className={css({ fontWeight: 'bold' })}>{noteName(question, note.id)}</dt>
            <dd>
              <RichText blocks={note.text} />
            </dd>
          </div>
        ))}
      </dl>
    </Unfolding>
  )
}

import { css } from 'styled-system/css'
import { Panel } from '@/shared/ui/panel'

const rules = [
  { term: 'Годинник', text: 'Відлік іде від першого завдання й не зупиняється, навіть якщо закрити сторінку. Його можна сховати.' },
  { term: 'Порядок', text: 'Відповідай у будь-якому порядку, повертайся і змінюй відповіді, доки є час.' },
  { term: 'Перевірка', text: 'Ключі й пояснення відкриються після завершення — до кожного завдання.' },
  { term: 'Без зв’язку', text: 'Кожна відповідь одразу зберігається на цьому пристрої й потрапить на сервер, щойно з’явиться інтернет.' },
  { term: 'Штрафів немає', text: 'Неправильна відповідь не забирає балів, тож не лишай порожніх.' },
]

/** How the sitting goes, said before it starts. */
export function Rules() {
  return (
    <Panel tone="outline" title="Як усе відбувається">
      <dl className={css({ display: 'grid', gap: '4' })}>
        {rules.map(({ term, text }) => (
          <div key={term} className={css({ display: 'grid', gridTemplateColumns: { sm: '[9rem 1fr]' }, columnGap: '4' })}>
            <dt className={css({ textStyle: 'label' })}>{term}</dt>
            <dd className={css({ color: 'inkMuted' })}>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

import { css, cx } from 'styled-system/css'
import { columnLook } from '@/shared/ui/column'
import { TitledText } from '@/shared/ui/page'
import { sectionLook } from './look'

const readers = [
  { name: 'Складаєш уперше', text: 'Теорія за програмою, завдання за темами, а тоді повний варіант із годинником, як на іспиті.' },
  { name: 'Складаєш удруге', text: 'Діагностика за 10 хвилин показує теми, де втрачаєш бали, і далі повторюєш саме їх.' },
  { name: 'Маєш десять хвилин', text: 'Десять завдань у черзі чи в укритті. З телефона, однією рукою, без зв’язку теж.' },
  { name: 'Навчаєте інших', text: 'Завдання й конспекти друкуються, а посилання відкриває будь-яку тему без акаунта.' },
]

export function ForWhom() {
  return (
    <section aria-labelledby="for-whom" className={css({ backgroundColor: 'sunken' })}>
      <div className={cx(columnLook, sectionLook, css({ stack: '8' }))}>
        <h2 id="for-whom" className={css({ textStyle: 'title' })}>
          Для кого це
        </h2>
        <ul className={list}>
          {readers.map(({ name, text }) => (
            <li key={name} className={css({ stack: '2', alignContent: 'start', paddingTop: '4', borderTop: 'ink' })}>
              <TitledText title={name} text={text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const list = css({
  stack: '8',
  gridTemplateColumns: { base: 'one', sm: 'two', lg: 'four' },
})

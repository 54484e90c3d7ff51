import { Link } from 'wouter'
import { css, cx } from 'styled-system/css'
import { columnLook } from '@/shared/ui/column'
import { addresses } from '@/shared/routes'
import { wordLook } from '@/shared/ui/button'
import { TitledText } from '@/shared/ui/page'
import { sectionLook } from './look'

type Reader = { name: string; text: string; link?: { href: string; words: string } }

const readers: Reader[] = [
  { name: 'Складаєш уперше', text: 'Теорія за програмою, завдання за темами, а тоді повний варіант із годинником, як на іспиті.' },
  { name: 'Складаєш удруге', text: 'Діагностика за 10 хвилин показує теми, де втрачаєш бали, і далі повторюєш саме їх.' },
  { name: 'Маєш десять хвилин', text: 'Десять завдань у черзі чи в укритті. З телефона, однією рукою, без зв’язку теж.' },
  {
    name: 'Навчаєте інших',
    text: 'Клас безкоштовний: дайте варіант чи свою роботу, роздрукуйте її, зчитайте бланки з фото.',
    link: { href: addresses.groupPremium.to(), words: 'Відкрити клас' },
  },
]

export function ForWhom() {
  return (
    <section aria-labelledby="for-whom" className={css({ backgroundColor: 'sunken' })}>
      <div className={cx(columnLook, sectionLook, css({ stack: '8' }))}>
        <h2 id="for-whom" className={css({ textStyle: 'title' })}>
          Для кого це
        </h2>
        <ul className={list}>
          {readers.map(({ name, text, link }) => (
            <li key={name} className={css({ stack: '2', alignContent: 'start', paddingTop: '4', borderTop: 'ink' })}>
              <TitledText title={name} text={text} />
              {link && (
                <Link href={link.href} className={cx(wordLook, css({ minHeight: 'target', justifySelf: 'start' }))}>
                  {link.words}
                </Link>
              )}
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

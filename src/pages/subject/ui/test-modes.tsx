import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { Icon } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'
import { RowLink } from '@/shared/ui/row-link'

const modes = [
  { mode: 'quick', title: 'Швидке тренування', text: '5, 10 або 20 завдань просто зараз' },
  { mode: 'nmt', title: 'Симуляція НМТ', text: 'Повний варіант на час, бал за шкалою' },
  { mode: 'topics', title: 'За темами', text: 'Обери теми, пояснення після кожної відповіді' },
  { mode: 'mixed', title: 'Мікс тем', text: 'Упереміш, як на іспиті' },
  { mode: 'mistakes', title: 'Робота над помилками', text: 'Те, що не вийшло раніше' },
  { mode: 'diagnostic', title: 'Діагностика', text: 'Що вже виходить, а що ні' },
  { mode: 'custom', title: 'Власний тест', text: 'Форми, складність, час — на твій вибір' },
  { mode: 'saved', title: 'Закладки', text: 'Завдання, до яких варто повернутися' },
] as const

/** Ways to practise a subject, and its cards. */
export const TestModes = ({ subject }: { subject: string }) => (
  <Panel title="Тести й картки">
    <ul>
      {modes.map(({ mode, title, text }) => (
        <Way key={mode} to={addresses.tests.to({ subject, mode })} title={title} text={text} />
      ))}
      <Way to={addresses.flashcard.to()} title="Картки" text="Формули, дати, правила на повторення" />
    </ul>
  </Panel>
)

function Way({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li className={css({ borderTop: 'line', _first: { borderTop: 'none' } })}>
      <RowLink href={to} title={title} text={text}>
        <Icon name="arrow-right" size="small" />
      </RowLink>
    </li>
  )
}

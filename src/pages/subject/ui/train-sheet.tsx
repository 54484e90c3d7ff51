import type { Subject } from '#domain/subject'
import { css } from 'styled-system/css'
import { useIsSessionThere } from '@/entities/session'
import { StartButton } from '@/features/start-survey'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Icon } from '@/shared/ui/icon'
import { RowLink } from '@/shared/ui/row-link'

const modes = [
  { mode: 'nmt', title: 'Симуляція НМТ', text: 'Повний варіант на час, бал за шкалою' },
  { mode: 'quick', title: 'Швидке тренування', text: '5, 10 або 20 завдань просто зараз' },
  { mode: 'topics', title: 'За темами', text: 'Обери теми, пояснення після кожної відповіді' },
  { mode: 'mixed', title: 'Мікс тем', text: 'Упереміш, як на іспиті' },
  { mode: 'mistakes', title: 'Помилки', text: 'Те, що не вийшло раніше' },
  { mode: 'diagnostic', title: 'Діагностика', text: 'Що вже виходить, а що ні' },
  { mode: 'custom', title: 'Власний тест', text: 'Форми, складність, час — на твій вибір' },
  { mode: 'saved', title: 'Закладки', text: 'Завдання, до яких варто повернутися' },
] as const

type TrainSheetProps = { subject: Pick<Subject, 'id' | 'papers'>; isOpen: boolean; onClose: () => void }

/** Ten tasks at once, and all other ways to practise a subject. */
export function TrainSheet({ subject: { id: subject, papers }, isOpen, onClose }: TrainSheetProps) {
  const isSessionThere = useIsSessionThere()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Тренуватися">
      {isSessionThere ? (
        <StartButton size="large" isWide wish={{ mode: 'quick', subject, count: 10 }}>
          10 завдань зараз
        </StartButton>
      ) : (
        <ButtonLink size="large" isWide href={addresses.tests.to({ subject, mode: 'quick' })}>
          10 завдань зараз
        </ButtonLink>
      )}
      <h3 className={css({ textStyle: 'smallLabel', color: 'inkMuted', marginTop: '5' })}>Або інакше</h3>
      <ul>
        {modes
          .filter(({ mode }) => mode !== 'nmt' || papers > 0)
          .map(({ mode, title, text }) => (
            <Way key={mode} to={addresses.tests.to({ subject, mode })} title={title} text={text} />
          ))}
        <Way to={addresses.flashcard.to()} title="Картки" text="Формули, дати, правила на повторення" />
      </ul>
    </Dialog>
  )
}

function Way({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li className={css({ borderTop: 'line', _first: { borderTop: 'none' } })}>
      <RowLink href={to} title={title} text={text}>
        <Icon name="arrow-right" size="small" />
      </RowLink>
    </li>
  )
}

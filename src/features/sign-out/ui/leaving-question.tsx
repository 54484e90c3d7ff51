import { useRef } from 'react'
import { css } from 'styled-system/css'
import type { Waiting } from '@/shared/lib/device-log'
import { pluralOf } from '#domain/plural'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'

/** The way out of an account: a press, with everything in it, or the server has ended the session. */
export type Way = 'left' | 'deleted' | 'refused'

const words: Record<Way, { title: string; after: string }> = {
  left: {
    title: 'Вийти зараз?',
    after: 'Те, що лишиться тут, надійде, щойно знову ввійдеш у цей акаунт. З іншого акаунта його не надішлють.',
  },
  deleted: { title: 'Видалити акаунт?', after: 'Після видалення надіслати це вже не вийде.' },
  refused: {
    title: 'Сеанс завершено',
    after: 'Щоб надіслати, увійди знову. Доти все чекатиме на цьому пристрої; з іншого акаунта його не надішлють.',
  },
}

type LeavingQuestionProps = {
  way: Way
  waiting: readonly Waiting[]
  isBusy: boolean
  hasFailed: boolean
  onSend: () => void
  onKeep: () => void
  onErase: () => void
  onClose: () => void
}

/** Asked where something of this account waits for the server: says what it is, and what may become of it. */
export function LeavingQuestion({ way, waiting, isBusy, hasFailed, onSend, onKeep, onErase, onClose }: LeavingQuestionProps) {
  const send = useRef<HTMLButtonElement>(null)
  const { title, after } = words[way]
  return (
    <Dialog isOpen onClose={onClose} title={title} role="alertdialog" initialFocus={() => send.current}>
      <div className={css({ stack: '3' })}>
        <p>На цьому пристрої ще чекають на надсилання:</p>
        <ul className={css({ paddingLeft: '5', listStyle: '[disc]' })}>
          {waiting.map(({ stream, count, words: forms }) => (
            <li key={stream}>
              {count} {pluralOf(count, forms)}
            </li>
          ))}
        </ul>
        <p>{after}</p>
        {hasFailed && <p role="alert">Надіслати не вдалося: немає зв’язку з сервером.</p>}
        <div className={css({ stack: '2' })}>
          <Button ref={send} onClick={onSend} isLoading={isBusy}>
            Надіслати
          </Button>
          {way !== 'deleted' && (
            <Button variant="secondary" onClick={onKeep}>
              Лишити на цьому пристрої до наступного входу
            </Button>
          )}
          <Button variant="danger" onClick={onErase}>
            Стерти
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

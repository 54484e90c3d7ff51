import { useRef } from 'react'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'

type SignOutQuestionProps = { onAnswer: (isLeaving: boolean) => void }

/** Asked where answers of this account wait for the server: leaving loses none, but nobody sees them until its holder is back. */
export function SignOutQuestion({ onAnswer }: SignOutQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(false)}
      title="Вийти зараз?"
      role="alertdialog"
      initialFocus={() => stay.current}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(true)}>
            Вийти
          </Button>
          <Button ref={stay} onClick={() => onAnswer(false)}>
            Лишитися
          </Button>
        </>
      }
    >
      <p>
        Частина відповідей ще не надійшла на сервер. Якщо вийти, вони лишаться на цьому пристрої й надійдуть, коли ти знову увійдеш тут у
        цей акаунт.
      </p>
    </Dialog>
  )
}

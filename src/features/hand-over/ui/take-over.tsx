import { useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { becomeGuest, useSession, useSessionState } from '@/entities/session'
import { problemOf } from '@/shared/api'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { TextField } from '@/shared/ui/text-field'
import { takeHandover } from '../api/handover-calls'

type TakeOverProps = { code: string; onTaken: () => void }

/** The other side of the code: this device becomes the same guest, with what both have done. */
export function TakeOver({ code: first, onTaken }: TakeOverProps) {
  const session = useSession()
  const { token, anonymousToken } = useSessionState((snapshot) => snapshot.context.tokens)
  const [code, setCode] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (token !== null)
    return (
      <Panel>
        <p>На цьому пристрої відкрито акаунт. Щоб продовжити тут те, що зроблено на іншому без акаунта, спершу вийди з нього.</p>
      </Panel>
    )
  const take = async () => {
    setBusy(true)
    setProblem(null)
    try {
      becomeGuest(session, await takeHandover(code, anonymousToken))
      onTaken()
    } catch (error) {
      const { status, detail } = problemOf(error)
      setProblem(status === null ? 'Немає з’єднання. Спробуй ще, коли з’явиться мережа.' : detail)
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void take()
  }
  return (
    <Panel title="Маєш код з іншого пристрою?">
      <form onSubmit={onSubmit} className={css({ stack: '4', maxWidth: '104' })}>
        <p>Відкрий на першому пристрої «Запас на випадок відключення», там натисни «Продовжити на іншому пристрої» і введи сюди код.</p>
        <TextField
          label="Код"
          name="code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={problem ?? undefined}
          autoComplete="off"
        />
        <Button type="submit" disabled={isBusy || code.trim() === ''}>
          Продовжити тут
        </Button>
      </form>
    </Panel>
  )
}

import { useEffect, useRef, useState } from 'react'
import { v4 as createUuid } from 'uuid'
import type { ShareReason } from '#contract/shared-deck'
import { cardsLook } from 'styled-system/recipes'
import { reportSharedDeck } from '@/entities/flashcard'
import { problemOf } from '@/shared/api'
import { Button } from '@/shared/ui/button'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import { Form } from '@/shared/ui/form'
import { problemText } from '@/shared/ui/problem-notice'
import { TextArea } from '@/shared/ui/text-field'

const look = cardsLook()

const reasons: readonly { value: ShareReason | null; label: string }[] = [
  { value: 'offensive', label: 'Образливе або небезпечне' },
  { value: 'personal', label: 'Чужі особисті дані' },
  { value: 'copied', label: 'Чуже, взяте без дозволу' },
  { value: 'wrong', label: 'Хибні відомості' },
]

type Reporting = { state: 'closed' | 'open' | 'calling' | 'sent' } | { state: 'failed'; why: string }

/** Tells the team of a deck that should not be behind a link. */
export function ReportShare({ code }: { code: string }) {
  const [reporting, setReporting] = useState<Reporting>({ state: 'closed' })
  const [reason, setReason] = useState<ShareReason | null>(null)
  const [text, setText] = useState('')
  const [id] = useState(() => createUuid())
  const said = useRef<HTMLParagraphElement>(null)
  const isSent = reporting.state === 'sent'
  useEffect(() => {
    if (isSent) said.current?.focus()
  }, [isSent])
  const send = async () => {
    if (reason === null) return setReporting({ state: 'failed', why: 'Обери, що не так із колодою.' })
    setReporting({ state: 'calling' })
    try {
      await reportSharedDeck({ id, code, reason, text })
      setReporting({ state: 'sent' })
    } catch (error) {
      setReporting({ state: 'failed', why: problemText(problemOf(error)) })
    }
  }
  if (isSent)
    return (
      <p ref={said} tabIndex={-1}>
        Дякуємо, скаргу прийнято. Ми переглянемо цю колоду.
      </p>
    )
  if (reporting.state === 'closed')
    return (
      <div>
        <Button variant="quiet" size="small" onClick={() => setReporting({ state: 'open' })}>
          Поскаржитися на колоду
        </Button>
      </div>
    )
  return (
    <Form className={look.stack} onSubmit={() => void send()}>
      <ChoiceGroup legend="Що не так із колодою?" options={reasons} value={reason} onChange={setReason} />
      <TextArea
        label="Можеш уточнити"
        hint="Необов’язково. Не пиши тут особистого."
        rows={3}
        maxLength={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {reporting.state === 'failed' && <p role="alert">{reporting.why}</p>}
      <div className={look.actions}>
        <Button type="submit" isLoading={reporting.state === 'calling'}>
          Надіслати скаргу
        </Button>
        <Button variant="quiet" onClick={() => setReporting({ state: 'closed' })}>
          Скасувати
        </Button>
      </div>
    </Form>
  )
}

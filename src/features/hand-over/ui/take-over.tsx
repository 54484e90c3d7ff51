import { useEffect, useRef, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import type { GuestWork, HandoverPreview } from '#contract/handover'
import { pluralOf } from '#domain/plural'
import { becomeGuest, useSession, useSessionState } from '@/entities/session'
import { problemOf } from '@/shared/api'
import { useDeviceLog } from '@/shared/lib/device-log'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { TextField } from '@/shared/ui/text-field'
import { previewHandover, takeBack, takeHandover } from '../api/handover-calls'
import { forgetFormerGuest, keepFormerGuest, readFormerGuest, type FormerGuest } from '../model/former-guest'

type TakeOverProps = { code: string; onTaken: () => void; onBack: () => void }
/** `taken` is also where a reload within the ten minutes leads. */
type Step = { is: 'code' } | { is: 'question'; seen: HandoverPreview } | { is: 'taken'; former: FormerGuest }

const firstStep = (): Step => {
  const former = readFormerGuest(Date.now())
  return former === null ? { is: 'code' } : { is: 'taken', former }
}

/** The other side of the code: this device becomes the same guest, after it has said who will see what. */
export function TakeOver({ code: first, onTaken, onBack }: TakeOverProps) {
  const session = useSession()
  const log = useDeviceLog()
  const { token, anonymousToken } = useSessionState((snapshot) => snapshot.context.tokens)
  const [code, setCode] = useState(first)
  const [step, setStep] = useState<Step>(firstStep)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const shown = useRef(step.is)
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown.current !== step.is) part.current?.focus()
    shown.current = step.is
  }, [step.is])
  if (token !== null)
    return (
      <Panel>
        <p>На цьому пристрої відкрито акаунт. Щоб продовжити тут те, що зроблено на іншому без акаунта, спершу вийди з нього.</p>
      </Panel>
    )
  const ask = async (act: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await act()
    } catch (error) {
      const { status, detail } = problemOf(error)
      setProblem(status === null ? 'Немає з’єднання. Спробуй ще, коли з’явиться мережа.' : detail)
      if (status === 404) setStep({ is: 'code' })
    }
    setBusy(false)
  }
  const look = () => ask(async () => setStep({ is: 'question', seen: await previewHandover(code, anonymousToken) }))
  const take = (joins: boolean | null) =>
    ask(async () => {
      // What waits here belongs to the guest that this device still is.
      await log.deliverAll().catch(() => undefined)
      const next = await takeHandover(code, anonymousToken, joins)
      becomeGuest(session, next, { isJoined: joins !== false })
      if (joins === null || anonymousToken === null) return onTaken()
      setStep({ is: 'taken', former: keepFormerGuest(anonymousToken, joins, Date.now()) })
    })
  const goBack = ({ token: former, isJoined }: FormerGuest) =>
    ask(async () => {
      await log.deliverAll().catch(() => undefined)
      const next = await takeBack(former).catch((error: unknown) => {
        if (problemOf(error).status === 404) forgetFormerGuest()
        throw error
      })
      forgetFormerGuest()
      becomeGuest(session, next, { isJoined })
      setStep({ is: 'code' })
      onBack()
    })
  return (
    <div ref={part} tabIndex={-1}>
      {step.is === 'code' && <CodeForm {...{ code, setCode, problem, isBusy }} onSubmit={() => void look()} />}
      {step.is === 'question' && (
        <Question
          seen={step.seen}
          problem={problem}
          isBusy={isBusy}
          onTake={(joins) => void take(joins)}
          onCancel={() => setStep({ is: 'code' })}
        />
      )}
      {step.is === 'taken' && (
        <Taken former={step.former} problem={problem} isBusy={isBusy} onBack={() => void goBack(step.former)} onGoOn={onTaken} />
      )}
    </div>
  )
}

type CodeFormProps = { code: string; setCode: (code: string) => void; problem: string | null; isBusy: boolean; onSubmit: () => void }

function CodeForm({ code, setCode, problem, isBusy, onSubmit }: CodeFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Panel title="Маєш код з іншого пристрою?">
      <form onSubmit={submit} className={css({ stack: '4', maxWidth: '104' })}>
        <p>Відкрий на першому пристрої «Запас на випадок відключення», там натисни «Продовжити на іншому пристрої» і введи сюди код.</p>
        <TextField
          label="Код"
          name="code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={problem ?? undefined}
          autoComplete="off"
        />
        <Button type="submit" isLoading={isBusy} disabled={code.trim() === ''}>
          Далі
        </Button>
      </form>
    </Panel>
  )
}

const hasWork = ({ surveys, others }: GuestWork) => surveys + others > 0

/** «3 тести й ще 12 записів». */
function workText({ surveys, others }: GuestWork): string {
  const tests = surveys > 0 ? `${surveys} ${pluralOf(surveys, ['тест', 'тести', 'тестів'])}` : ''
  const rest = others > 0 ? `${others} ${pluralOf(others, ['запис', 'записи', 'записів'])} (картки, закладки, прочитане)` : ''
  return [tests, rest].filter(Boolean).join(' і ')
}

type QuestionProps = {
  seen: HandoverPreview
  problem: string | null
  isBusy: boolean
  onTake: (joins: boolean | null) => void
  onCancel: () => void
}

/** Says who will see what before anything is joined: a code may have come from a stranger. */
function Question({ seen: { device, work, own }, problem, isBusy, onTake, onCancel }: QuestionProps) {
  return (
    <Panel title="Це код твого пристрою?">
      <div className={css({ stack: '4', maxWidth: '104' })}>
        <p>
          Код дав пристрій: <bdi>{device ?? 'невідомий'}</bdi>.{' '}
          {hasWork(work) ? `На ньому ${workText(work)}.` : 'На ньому ще нічого не зроблено.'}
        </p>
        <p>
          Хто має той пристрій, бачитиме все, що ти далі робитимеш тут, а тут буде видно все, що зроблено там. Якщо код прийшов від когось у
          повідомленні чи посиланні, не продовжуй.
        </p>
        {hasWork(own) && (
          <p>
            <strong>На цьому пристрої вже є {workText(own)}.</strong> Об’єднаєш — і це теж побачить той пристрій. Передумати можна протягом
            10 хвилин.
          </p>
        )}
        {problem !== null && <p role="alert">{problem}</p>}
        <div className={css({ wrap: '3' })}>
          {hasWork(own) ? (
            <>
              <Button isLoading={isBusy} onClick={() => onTake(true)}>
                Об’єднати
              </Button>
              <Button variant="secondary" isLoading={isBusy} onClick={() => onTake(false)}>
                Продовжити без роботи цього пристрою
              </Button>
            </>
          ) : (
            <Button isLoading={isBusy} onClick={() => onTake(null)}>
              Так, продовжити тут
            </Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            Скасувати
          </Button>
        </div>
      </div>
    </Panel>
  )
}

type TakenProps = { former: FormerGuest; problem: string | null; isBusy: boolean; onBack: () => void; onGoOn: () => void }

function Taken({ former, problem, isBusy, onBack, onGoOn }: TakenProps) {
  const until = new Date(former.until).toLocaleTimeString('uk', { hour: '2-digit', minute: '2-digit' })
  return (
    <Panel title="Готово">
      <div className={css({ stack: '4', maxWidth: '104' })}>
        <p>
          {former.isJoined
            ? 'Усе з обох пристроїв тепер разом, і видно його на обох.'
            : 'Тут тепер те, що на іншому пристрої. Роботу, яка була тут, не приєднано.'}
        </p>
        <p>
          Передумав чи передумала? До {until} можна повернути, як було:{' '}
          {former.isJoined ? 'інший пристрій більше не бачитиме роботи цього.' : 'потім до роботи цього пристрою вже не дістатися.'} Не
          закривай цієї вкладки.
        </p>
        {problem !== null && <p role="alert">{problem}</p>}
        <div className={css({ wrap: '3' })}>
          <Button onClick={onGoOn}>На головну</Button>
          <Button variant="secondary" isLoading={isBusy} onClick={onBack}>
            Повернути, як було
          </Button>
        </div>
      </div>
    </Panel>
  )
}

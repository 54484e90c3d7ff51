import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { fromPromise } from 'xstate'
import { inspection } from '@/shared/lib/inspection'
import { useLeaveGuard } from '@/shared/lib/leave-guard'
import { Button } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { LazyConsentDialog } from '@/shared/ui/consent-dialog'
import { TextField } from '@/shared/ui/text-field'
import { saveName } from '../api/profile-calls'
import { renameMachine } from '../model/rename.machine'
import { tell } from './tell'

type NameProps = { name: string; onChange: () => void }

const machine = renameMachine.provide({ actors: { saveName: fromPromise(({ input }) => saveName(input)) } })

/** The name, which is saved by itself and can be put back by one press. */
export function Name({ name, onChange }: NameProps) {
  const actor = useActorRef(machine, { input: { name }, ...inspection() })
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { typed, complaint, previous } = useSelector(actor, (snapshot) => snapshot.context)
  const isUnsaved = state === 'edited' || state === 'saving'
  const guard = useLeaveGuard(isUnsaved)
  useEffect(() => {
    const facts = [actor.on('profile.changed', onChange), actor.on('call.failed', ({ problem }) => tell(problem))]
    return () => facts.forEach(({ unsubscribe }) => unsubscribe())
  }, [actor, onChange])
  useEffect(() => actor.send({ type: 'account.change', name }), [actor, name])
  const save = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'name.save' })
  }
  return (
    <form noValidate onSubmit={save} className={css({ stack: '3' })}>
      <TextField
        label="Ім’я"
        name="name"
        autoComplete="name"
        required
        minLength={3}
        value={typed}
        readOnly={state === 'saving'}
        error={complaint}
        onChange={(event) => actor.send({ type: 'name.type', typed: event.currentTarget.value })}
      />
      <div className={buttons}>
        <Button type="submit" disabled={!isUnsaved} isLoading={state === 'saving'}>
          Зберегти
        </Button>
        {state === 'edited' && (
          <Button variant="quiet" onClick={() => actor.send({ type: 'name.discard' })}>
            Скасувати
          </Button>
        )}
      </div>
      <div role="status" className={buttons}>
        {state === 'saved' && (
          <Chip tone="right" icon="check">
            Збережено
          </Chip>
        )}
        {state === 'saved' && previous !== null && previous !== typed && (
          <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'name.undo' })}>
            Повернути попереднє
          </Button>
        )}
      </div>
      <LazyConsentDialog
        isOpen={guard.isAsked}
        title="Піти без збереження?"
        yes="Піти"
        no="Лишитися"
        onGive={guard.leave}
        onRefuse={guard.stay}
      >
        <p>Нове ім’я ще не збережено. Якщо піти, лишиться попереднє.</p>
      </LazyConsentDialog>
    </form>
  )
}

const buttons = css({ wrap: '3', alignItems: 'center', _empty: { display: 'none' } })

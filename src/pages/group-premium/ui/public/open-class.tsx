import { useState } from 'react'
import { useLocation } from 'wouter'
import { classSize } from '#contract/group'
import { css } from 'styled-system/css'
import { groupAddress, openClass } from '@/entities/group'
import { useSessionState } from '@/entities/session'
import { problemOf } from '@/shared/api'
import { useOnceCall } from '@/shared/lib/once-call'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Form } from '@/shared/ui/form'
import { Panel } from '@/shared/ui/panel'
import { TextField } from '@/shared/ui/text-field'

/** A class without a payment, in one press for whoever is signed in. */
export function OpenClass() {
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  return (
    <Panel tone="marker" title={`Клас до ${classSize} учнів: безкоштовно`}>
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        <p className={css({ maxWidth: 'text' })}>
          Код запрошення, варіанти, теми, уроки й картки зі строком, хто що зробив, карта класу. Преміуму учням клас не дає: його додають
          оплачені місця, коли вони потрібні.
        </p>
        {isSignedIn ? (
          <ClassForm />
        ) : (
          <ButtonLink href={`${addresses.auth.to()}?returnTo=${encodeURIComponent(addresses.groupPremium.to())}`}>
            Увійти й відкрити клас
          </ButtonLink>
        )}
      </div>
    </Panel>
  )
}

function ClassForm() {
  const [, navigate] = useLocation()
  const [title, setTitle] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const call = useOnceCall((name: string, key) => openClass(name, key), { onAnswer: ({ id }) => navigate(groupAddress(id)) })
  const problem = call.error === null ? undefined : problemOf(call.error).detail
  return (
    <Form
      noValidate
      onSubmit={() => {
        setEmpty(title.trim() === '')
        if (title.trim() !== '') call.make(title.trim())
      }}
      className={css({ stack: '3', justifyItems: 'start', width: 'full', maxWidth: '104' })}
    >
      <TextField
        label="Назва класу"
        maxLength={60}
        value={title}
        hint="Її бачать учні: «11-Б», «Математика, субота»."
        error={isEmpty ? 'Дайте класу назву' : problem}
        onChange={(event) => {
          setTitle(event.target.value)
          setEmpty(false)
        }}
      />
      <Button type="submit" isLoading={call.state === 'calling'}>
        Відкрити клас
      </Button>
    </Form>
  )
}

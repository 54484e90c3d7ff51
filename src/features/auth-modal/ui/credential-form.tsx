import type { ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import { css } from 'styled-system/css'
import { errorsOf, useCheckedForm } from '@/shared/ui/form'
import { Button } from '@/shared/ui/button'

type CredentialFormProps = {
  schema: GenericSchema
  submit: string
  isBusy: boolean
  isLocked?: boolean
  /** A refusal of the server, said inside the form. */
  problem: string | null
  onSubmit: (texts: Record<string, string>) => void
  children: (errors: Record<string, string>) => ReactNode
}

/** A form that sends itself once, after its own check; errors stand by their fields and take the focus. */
export function CredentialForm({ schema, submit, isBusy, isLocked = false, problem, onSubmit, children }: CredentialFormProps) {
  const { errors, submit: send } = useCheckedForm({
    check: (texts) => errorsOf(schema, texts),
    isBusy: isBusy || isLocked,
    onSend: onSubmit,
  })
  return (
    <form noValidate onSubmit={send} className={css({ stack: '4' })}>
      {children(errors)}
      <p role="alert" className={css({ color: 'wrong', textStyle: 'label', _empty: { display: 'none' } })}>
        {problem}
      </p>
      <Button type="submit" size="large" isWide isLoading={isBusy} disabled={isLocked}>
        {submit}
      </Button>
    </form>
  )
}

import { useState } from 'react'
import { useLocation } from 'wouter'
import * as v from 'valibot'
import { codeSchema } from '#domain/group-code'
import { css } from 'styled-system/css'
import { joinAddress } from '@/entities/group'
import { Button } from '@/shared/ui/button'
import { Form } from '@/shared/ui/form'
import { Panel } from '@/shared/ui/panel'
import { TextField } from '@/shared/ui/text-field'

/** The way in for who has been given a code. */
export function CodeForm() {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [complaint, setComplaint] = useState<string | undefined>()
  const open = () => {
    const code = v.safeParse(codeSchema, typed)
    if (code.success) navigate(joinAddress(code.output))
    else setComplaint(code.issues[0].message)
  }
  return (
    <Panel tone="sunken" title="Є код запрошення?">
      <Form noValidate onSubmit={open} className={css({ stack: '3', maxWidth: '104', justifyItems: 'start' })}>
        <TextField
          label="Код із шести знаків"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={complaint}
          onChange={(event) => {
            setTyped(event.target.value)
            setComplaint(undefined)
          }}
        />
        <Button type="submit" variant="secondary">
          Відкрити запрошення
        </Button>
      </Form>
    </Panel>
  )
}

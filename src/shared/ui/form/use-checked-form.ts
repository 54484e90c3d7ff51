import { useState, type FormEvent } from 'react'
import { focusFirstError, textsOf } from './form'

type CheckedForm = {
  /** Finds the errors of the texts by field; none when the form may be sent. */
  check: (texts: Record<string, string>) => Record<string, string>
  /** While a form is on its way, it is checked but not sent again. */
  isBusy: boolean
  onSend: (texts: Record<string, string>) => void
}

/** Checks a form when it is submitted: its errors are shown and the first of them takes the focus, else its texts are sent. */
export function useCheckedForm({ check, isBusy, onSend }: CheckedForm) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const texts = textsOf(form)
    const found = check(texts)
    setErrors(found)
    if (Object.keys(found).length > 0) focusFirstError(form, found)
    else if (!isBusy) onSend(texts)
  }
  return { errors, submit }
}

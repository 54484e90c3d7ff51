import { useState, type FormEvent } from 'react'
import { v4 as createUuid } from 'uuid'
import * as v from 'valibot'
import { consentVersion } from '#contract/consent'
import { partnershipLetterSchema, partnershipRoles, type PartnershipLetter } from '#contract/partnership'
import { css } from 'styled-system/css'
import { errorsOf, focusFirstError, textsOf } from '@/shared/ui/form'
import { Button } from '@/shared/ui/button'
import { ConsentField, consentComplaint } from '@/shared/ui/consent-field'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { TextField } from '@/shared/ui/text-field'
import { LetterChoice, TextArea, Trap } from './letter-fields'

type LetterFormProps = {
  /** The text that was typed before. */
  letter: PartnershipLetter | null
  complaint: string | null
  isBusy: boolean
  onSubmit: (letter: PartnershipLetter) => void
}

export function LetterForm({ letter, complaint, isBusy, onSubmit }: LetterFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const texts = textsOf(form)
    const written = { ...texts, id: createUuid(), consent_version: consentVersion }
    const found = { ...errorsOf(partnershipLetterSchema, written), ...consentComplaint(texts) }
    setErrors(found)
    if (Object.keys(found).length > 0) focusFirstError(form, found)
    else onSubmit(v.parse(partnershipLetterSchema, written))
  }
  return (
    <form noValidate onSubmit={check} className={css({ display: 'grid', gap: '4' })}>
      {complaint !== null && <ProblemNotice title="Лист не прийнято">{problemText(complaint)}</ProblemNotice>}
      <TextField label="Ваше ім’я" name="name" autoComplete="name" required defaultValue={letter?.name} error={errors['name']} />
      <TextField
        label="Організація"
        name="organisation"
        autoComplete="organization"
        required
        defaultValue={letter?.organisation}
        error={errors['organisation']}
      />
      <LetterChoice
        label="Кого представляєте"
        name="role"
        options={partnershipRoles}
        required
        defaultValue={letter?.role ?? ''}
        error={errors['role']}
      />
      <TextField
        label="E-mail для відповіді"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        hint="Сюди прийде й копія листа"
        defaultValue={letter?.email}
        error={errors['email']}
      />
      <TextArea
        label="Що пропонуєте"
        name="message"
        rows={6}
        required
        maxLength={4000}
        defaultValue={letter?.message}
        error={errors['message']}
      />
      <Trap />
      <ConsentField error={errors['consent']} wasGiven={letter !== null} />
      <Button type="submit" size="large" isWide isLoading={isBusy}>
        Надіслати
      </Button>
    </form>
  )
}

import { v4 as createUuid } from 'uuid'
import * as v from 'valibot'
import { consentVersion } from '#contract/consent'
import { partnershipLetterSchema, partnershipRoles, type PartnershipLetter } from '#contract/partnership'
import { css } from 'styled-system/css'
import { errorsOf, useCheckedForm } from '@/shared/ui/form'
import { Button } from '@/shared/ui/button'
import { ConsentField, consentComplaint } from '@/shared/ui/consent-field'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { TextArea, TextField } from '@/shared/ui/text-field'
import { LetterChoice, Trap } from './letter-fields'

type LetterFormProps = {
  /** The text that was typed before. */
  letter: PartnershipLetter | null
  complaint: string | null
  isBusy: boolean
  onSubmit: (letter: PartnershipLetter) => void
}

export function LetterForm({ letter, complaint, isBusy, onSubmit }: LetterFormProps) {
  const letterOf = (texts: Record<string, string>) => ({ ...texts, id: createUuid(), consent_version: consentVersion })
  const { errors, submit } = useCheckedForm({
    check: (texts) => ({ ...errorsOf(partnershipLetterSchema, letterOf(texts)), ...consentComplaint(texts) }),
    isBusy,
    onSend: (texts) => onSubmit(v.parse(partnershipLetterSchema, letterOf(texts))),
  })
  return (
    <form noValidate onSubmit={submit} className={css({ stack: '4' })}>
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

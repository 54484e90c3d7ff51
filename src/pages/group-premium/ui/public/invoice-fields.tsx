import * as v from 'valibot'
import { css } from 'styled-system/css'
import { errorsOf, useCheckedForm } from '@/shared/ui/form'
import { Button } from '@/shared/ui/button'
import { ConsentField, consentComplaint } from '@/shared/ui/consent-field'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { TextArea, TextField } from '@/shared/ui/text-field'
import { invoiceFormSchema, type InvoiceForm } from '../../model/invoice'

type InvoiceFieldsProps = { problem: string | null; isBusy: boolean; onAsk: (form: InvoiceForm) => void }

/** The form of an invoice; what was typed stays whatever comes of it. */
export function InvoiceFields({ problem, isBusy, onAsk }: InvoiceFieldsProps) {
  const { errors, submit } = useCheckedForm({
    check: (texts) => ({ ...errorsOf(invoiceFormSchema, texts), ...consentComplaint(texts) }),
    isBusy,
    onSend: (texts) => onAsk(v.parse(invoiceFormSchema, texts)),
  })
  return (
    <form noValidate onSubmit={submit} className={css({ stack: '4' })}>
      <p>Закладу чи організації виставимо рахунок і договір. Потрібно більше за 200 місць або особливі умови — напишіть у коментарі.</p>
      {problem !== null && (
        <ProblemNotice title="Запит не надіслано">{problemText(problem)} Усе написане на місці, спробуйте ще раз.</ProblemNotice>
      )}
      <TextField label="Заклад чи організація" name="organisation" autoComplete="organization" required error={errors['organisation']} />
      <TextField label="ЄДРПОУ або ІПН, якщо є" name="taxId" inputMode="numeric" error={errors['taxId']} />
      <TextField label="Як до вас звертатися" name="name" autoComplete="name" required error={errors['name']} />
      <TextField label="E-mail для рахунка" name="email" type="email" autoComplete="email" required error={errors['email']} />
      <TextField label="Кількість місць" name="seats" inputMode="numeric" defaultValue="30" required error={errors['seats']} />
      <TextArea label="Коментар: строк, реквізити, побажання" name="note" rows={4} maxLength={3000} error={errors['note']} />
      <ConsentField error={errors['consent']} />
      <Button type="submit" isLoading={isBusy}>
        Попросити рахунок
      </Button>
    </form>
  )
}

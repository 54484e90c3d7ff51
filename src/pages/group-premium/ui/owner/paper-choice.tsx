import { readSubject } from '@/entities/subject'
import { useLoad } from '@/shared/lib/load'
import { Select } from '@/shared/ui/select'

type PaperChoiceProps = { subject: string; value: string; onChange: (paper: string) => void }

const drawn = { value: '', text: 'Новий варіант із банку завдань' }

/** A published paper, or a new one drawn from the bank. A new one can be given before the papers are known. */
export function PaperChoice({ subject, value, onChange }: PaperChoiceProps) {
  const found = useLoad(() => readSubject(subject))
  const papers = found.state === 'ready' ? found.found.paperList.map(({ id, title }) => ({ value: id, text: title })) : []
  return (
    <Select
      label="Варіант"
      hint="Новий варіант складемо зараз за офіційною структурою, однаковий для всіх."
      value={value}
      options={[drawn, ...papers]}
      onChange={onChange}
    />
  )
}

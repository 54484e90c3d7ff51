import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { announcedSessions, examDays } from '#domain/exam-date'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Form } from '@/shared/ui/form'
import { longDayText } from '../model/day-text'
import type { SheetProps } from './sheet-props'
import { Select } from '@/shared/ui/select'

const unknown = ''

/** Asks for the day of the exam; “I do not know” is an answer too. */
export function DateSheet({ isOpen, onClose, preferences, onChange, today }: SheetProps & { today: string }) {
  const [day, setDay] = useState(preferences.examDate ?? unknown)
  const form = useId()
  const { main, additional, isGuess } = examDays(today)
  const save = () => void onChange({ examDate: day === unknown ? null : day }).then(onClose)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Коли твій НМТ?"
      width="narrow"
      footer={
        <Button type="submit" form={form}>
          Зберегти
        </Button>
      }
    >
      <Form id={form} className={css({ stack: '4' })} onSubmit={save}>
        <p>
          {isGuess
            ? `Розклад ще не оголосили. Нижче дні, як у ${announcedSessions.year} році. Можна лишити «Ще не знаю» й змінити згодом.`
            : 'Свій день побачиш у запрошенні. Поки його немає, лиши «Ще не знаю».'}
        </p>
        <Select label="День НМТ" value={day} onChange={setDay}>
          <option value={unknown}>Ще не знаю</option>
          {[
            { label: 'Основна сесія', days: main },
            { label: 'Додаткова сесія', days: additional },
          ].map(({ label, days }) => (
            <optgroup key={label} label={label}>
              {days.map((each) => (
                <option key={each} value={each}>
                  {longDayText(each)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Form>
    </Dialog>
  )
}

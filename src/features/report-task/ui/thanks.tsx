import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Form } from '@/shared/ui/form'
import { TextArea } from '@/shared/ui/text-field'

const hint = 'Необов’язково. Не пиши тут особистого.'

/** The report is on its way; the place for words is offered, not asked for. @param onDone with the words, or an empty text. */
export function Thanks({ onDone }: { onDone: (words: string) => void }) {
  const said = useRef<HTMLParagraphElement>(null)
  const [words, setWords] = useState('')
  useEffect(() => said.current?.focus(), [])
  return (
    <Form className={css({ stack: '4', justifyItems: 'start', '& > div': { width: 'full' } })} onSubmit={() => onDone(words.trim())}>
      <p ref={said} tabIndex={-1}>
        <strong>Дякуємо, повідомлення прийнято.</strong> Редактори отримають його разом із завданням; без зв’язку воно зачекає на інтернет.
      </p>
      <TextArea
        label="Можеш уточнити"
        hint={hint}
        rows={3}
        maxLength={1000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" variant={words.trim() === '' ? 'secondary' : 'primary'}>
        {words.trim() === '' ? 'Готово' : 'Надіслати уточнення'}
      </Button>
    </Form>
  )
}

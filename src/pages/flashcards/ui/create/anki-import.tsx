import { useId, useRef, useState } from 'react'
import type { Imported } from '#contract/own-card'
import { cardsLook } from 'styled-system/recipes'
import { readAnkiFile } from '@/entities/flashcard'
import { problemOf } from '@/shared/api'
import { Field, inputLook } from '@/shared/ui/field'
import { problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import type { StudyProps } from '../../model/study'
import { readText } from '../../model/read-table'
import { ImportPreview } from './import-preview'
import { TextPreview } from './text-preview'

const look = cardsLook()

const mostBytes = 20 * 1024 * 1024
type Reading =
  | { state: 'idle' }
  | { state: 'reading' }
  | { state: 'failed'; why: string }
  | { state: 'read'; found: Imported }
  | { state: 'text'; text: string }

/** Text of Anki in HTML is read by the server, as packages are. */
const isMarkedUp = /^"?#html:\s*true/im

/** Cards from a file: the server reads a package of Anki and keeps nothing of it; a text is read on the device. */
export function AnkiImport({ study }: StudyProps) {
  const id = useId()
  const [reading, setReading] = useState<Reading>({ state: 'idle' })
  const chosen = useRef<File>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const begin = () => {
    setReading({ state: 'idle' })
    field.current?.focus()
  }
  const tell = (file: File, next: Reading) => chosen.current === file && setReading(next)
  const read = async (file: File | undefined) => {
    if (!file) return
    chosen.current = file
    if (file.size > mostBytes) return setReading({ state: 'failed', why: 'Файл завеликий: можна до 20 МБ.' })
    setReading({ state: 'reading' })
    try {
      const text = await readText(file)
      if (text !== null && !isMarkedUp.test(text.slice(0, 4000))) return void tell(file, { state: 'text', text })
      const found = await readAnkiFile(file)
      tell(file, { state: 'read', found })
    } catch (error) {
      tell(file, { state: 'failed', why: problemText(problemOf(error)) })
    }
  }
  return (
    <div className={look.stack}>
      <Field
        id={id}
        label="Файл Anki або таблиця"
        hint="Колода .apkg чи .colpkg (потрібне з’єднання), текст .txt або .csv, до 20 МБ. Звуки й картинки не переносяться, вивчене — так."
        error={reading.state === 'failed' ? reading.why : undefined}
      >
        <input
          ref={field}
          id={id}
          type="file"
          // iOS knows no `.apkg` and lets nobody choose what it does not know, unless any file will do.
          accept=".apkg,.colpkg,.txt,.csv,.tsv,application/octet-stream"
          className={inputLook}
          // The same file may be chosen again.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </Field>
      {reading.state === 'reading' && <Skeleton shapes={['row', 'row', 'row']} label="Читаємо файл…" />}
      {reading.state === 'text' && <TextPreview key={reading.text} study={study} text={reading.text} onDone={begin} />}
      {reading.state === 'read' && (
        <ImportPreview
          study={study}
          title={reading.found.title}
          cards={reading.found.cards}
          left={reading.found.left}
          more={reading.found.more}
          onDone={begin}
        >
          {reading.found.media > 0 && <p className={look.muted}>Звуків і картинок пропущено: {reading.found.media}.</p>}
          {reading.found.sides > 0 && <p className={look.muted}>Зворотних сторін пропущено: {reading.found.sides}.</p>}
        </ImportPreview>
      )}
    </div>
  )
}

import { useId, useRef, useState } from 'react'
import type { Imported } from '#contract/own-card'
import { cardsLook } from 'styled-system/recipes'
import { readAnkiFile } from '@/entities/flashcard'
import { countOf } from '@/entities/subject'
import { problemOf } from '@/shared/api'
import { Field, inputLook } from '@/shared/ui/field'
import { problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import type { StudyProps } from '../../model/study'
import { checkCards } from '../../model/read-table'
import { ImportPreview } from './import-preview'

const look = cardsLook()

const mostBytes = 20 * 1024 * 1024
type Reading = { state: 'idle' } | { state: 'reading' } | { state: 'failed'; why: string } | { state: 'read'; found: Imported }

/** Cards from a file of Anki; the server reads it and keeps nothing of it. */
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
        label="Файл Anki"
        hint="Колода .apkg або текст .txt, до 20 МБ. Потрібне з’єднання. Звуки й картинки не переносяться."
        error={reading.state === 'failed' ? reading.why : undefined}
      >
        <input
          ref={field}
          id={id}
          type="file"
          // iOS knows no `.apkg` and lets nobody choose what it does not know, unless any file will do.
          accept=".apkg,.txt,.csv,.tsv,application/octet-stream"
          className={inputLook}
          // The same file may be chosen again.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </Field>
      {reading.state === 'reading' && <Skeleton shapes={['row', 'row', 'row']} label="Читаємо файл…" />}
      {reading.state === 'read' && (
        <>
          <LeftOut found={reading.found} />
          <ImportPreview
            study={study}
            title={reading.found.title}
            rows={checkCards(reading.found.cards)}
            more={reading.found.more}
            onDone={begin}
          />
        </>
      )}
    </div>
  )
}

function LeftOut({ found: { skipped, media } }: { found: Imported }) {
  if (skipped + media === 0) return null
  return (
    <p className={look.muted}>
      {skipped > 0 && `Без тексту: ${countOf(skipped, 'card')}, їх пропущено. `}
      {media > 0 && `Звуків і картинок пропущено: ${media}.`}
    </p>
  )
}

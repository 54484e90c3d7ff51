import { useId, useRef, useState } from 'react'
import type { Imported } from '#contract/deck-file'
import { cardsLook } from 'styled-system/recipes'
import { readAnkiFile } from '@/entities/flashcard'
import { problemOf } from '@/shared/api'
import { Field, inputLook } from '@/shared/ui/field'
import { problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import type { StudyProps } from '../../model/study'
import { isArchive, readText } from '../../model/read-table'
import { ImportPreview } from './import-preview'
import { TextPreview } from './text-preview'

const look = cardsLook()

const megabyte = 1024 * 1024
/** Of a text: it goes to the server whole. */
const mostBytes = 20 * megabyte
/** Of a package: only its cards leave the device. */
const mostPackageBytes = 1024 * megabyte
type Reading =
  | { state: 'idle' }
  | { state: 'reading' }
  | { state: 'failed'; why: string }
  | { state: 'read'; found: Imported; file: File | null }
  | { state: 'text'; text: string }

/** Text of Anki in HTML is read by the server, as packages are. */
const isMarkedUp = /^"?#html:\s*true/im

const tooLarge = 'Карток у файлі забагато: понад 20 МБ без картинок і звуків. Поділи колоду на частини.'

const cardsOfPackage = async (file: Blob) => (await import('../../model/anki-package')).cardsOfPackage(file)

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
    setReading({ state: 'reading' })
    try {
      const isPackage = await isArchive(file)
      if (file.size > (isPackage ? mostPackageBytes : mostBytes))
        return tell(file, { state: 'failed', why: `Файл завеликий: можна до ${isPackage ? '1 ГБ' : '20 МБ'}.` })
      const text = isPackage ? null : await readText(file)
      if (text !== null && !isMarkedUp.test(text.slice(0, 4000))) return void tell(file, { state: 'text', text })
      const found = await readAnkiFile(isPackage ? await cardsOfPackage(file) : file)
      tell(file, { state: 'read', found, file: isPackage ? file : null })
    } catch (error) {
      tell(file, {
        state: 'failed',
        why: error instanceof Error && error.name === 'LargeDeckError' ? tooLarge : problemText(problemOf(error)),
      })
    }
  }
  return (
    <div className={look.stack}>
      <Field
        id={id}
        label="Файл Anki або таблиця"
        hint="Колода .apkg чи .colpkg до 1 ГБ (потрібне з’єднання), текст .txt або .csv до 20 МБ. Картинки, звуки й вивчене переносяться."
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
          file={reading.file}
          onDone={begin}
        >
          {reading.found.media > 0 && <p className={look.muted}>Звуків і картинок, яких у файлі немає: {reading.found.media}.</p>}
          {reading.found.sides > 0 && <p className={look.muted}>Зворотних сторін пропущено: {reading.found.sides}.</p>}
        </ImportPreview>
      )}
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { Result } from '#domain/result'
import { listSubjects } from '@/entities/subject'
import { css } from 'styled-system/css'
import { useConfig } from '@/shared/config'
import { hasTrueCanvas } from '@/shared/lib/true-canvas'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { cardSize, drawCard } from '../model/draw-card'
import { shareText } from '../model/share-text'

/** A picture of the score for those who wish to show it: subject, score and date, nothing else. */
export function ShareCard({ result }: { result: Result }) {
  const { brand } = useConfig()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [titles, setTitles] = useState<Record<string, string>>({})
  const [note, setNote] = useState('')
  const text = shareText(result, titles, brand.name)
  useEffect(() => {
    if (result.verdicts.length > 0) return
    listSubjects().then(
      (subjects) => setTitles(Object.fromEntries(subjects.map(({ id, title }) => [id, title]))),
      () => undefined,
    )
  }, [result])
  useEffect(() => {
    void document.fonts?.ready.then(() => canvas.current && drawCard(canvas.current, text, brand.name))
  })
  const act = async (how: () => Promise<string>) => {
    try {
      setNote(await how())
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setNote('Браузер цього не дозволив. Спробуй інший спосіб.')
    }
  }
  return (
    <div className={css({ stack: '4', justifyItems: 'start', marginTop: '4' })}>
      <canvas ref={canvas} {...cardSize} role="img" aria-label={text.plain} className={preview} />
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>На картинці лише предмет, бал і дата. Ні імені, ні відповідей.</p>
      <div className={css({ wrap: '3' })}>
        {canShareFiles() && (
          <Button onClick={() => void act(async () => share(await pictureOf(canvas.current), text.plain))}>Надіслати</Button>
        )}
        <Button variant="secondary" onClick={() => void act(async () => download(await pictureOf(canvas.current)))}>
          Зберегти картинку
        </Button>
        <Button variant="secondary" onClick={() => void act(() => copy(text.plain))}>
          Скопіювати текст
        </Button>
      </div>
      <p role="status" className={css({ textStyle: 'small', minHeight: 'oneLine' })}>
        {note}
      </p>
    </div>
  )
}

const fileName = 'rezultat.png'

function pictureOf(canvas: HTMLCanvasElement | null): Promise<File> {
  if (!hasTrueCanvas()) return Promise.reject(new Error('The browser answers noise for a picture'))
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(new File([blob], fileName, { type: 'image/png' })) : reject(new Error('The browser drew no picture'))
    if (canvas) canvas.toBlob(take, 'image/png')
    else reject(new Error('Nothing to draw on'))
  })
}

function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], fileName, { type: 'image/png' })] }) ?? false
}

async function share(file: File, text: string): Promise<string> {
  await navigator.share({ files: [file], text })
  return 'Надіслано.'
}

function download(file: File): string {
  saveFile(file)
  return 'Картинку збережено.'
}

async function copy(text: string): Promise<string> {
  await navigator.clipboard.writeText(text)
  return 'Текст скопійовано.'
}

const preview = css({ width: 'full', maxWidth: '120', height: 'auto', border: 'line', borderRadius: 'sheet' })

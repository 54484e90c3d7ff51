import { useState } from 'react'
import type { DeckSummary } from '#domain/flashcard'
import { cardsLook } from 'styled-system/recipes'
import { exportDeck, type ExportFormat } from '@/entities/flashcard'
import { problemOf } from '@/shared/api'
import { Button } from '@/shared/ui/button'
import { problemText } from '@/shared/ui/problem-notice'
import { showToast } from '@/shared/ui/toaster'
import { saveFile } from '@/shared/lib/save-file'
import type { StudyProps } from '../../model/study'

const look = cardsLook()

const formats: readonly { format: ExportFormat; name: string }[] = [
  { format: 'csv', name: 'CSV (таблиця)' },
  { format: 'apkg', name: 'Anki (.apkg)' },
  { format: 'txt', name: 'Текст' },
]

/** The deck as a file of one’s own. */
export function DeckExport({ study, deck }: StudyProps & { deck: DeckSummary }) {
  const [busy, setBusy] = useState<ExportFormat | null>(null)
  const save = async (format: ExportFormat) => {
    setBusy(format)
    try {
      const { file, media } = await exportDeck(deck.id, format)
      if (media.length === 0) return saveFile(file)
      const { withMedia } = await import('../../model/package-media')
      const whole = await withMedia(file, media, study.collection.findMedia)
      saveFile(whole.file)
      if (whole.missing > 0)
        showToast({
          severity: 'info',
          title: `Без картинок і звуків: ${whole.missing}`,
          detail: 'Вони ще не дійшли з іншого пристрою. Решта у файлі.',
        })
    } catch (error) {
      showToast({ severity: 'error', title: 'Файл не завантажився', detail: problemText(problemOf(error)) })
    } finally {
      setBusy(null)
    }
  }
  return (
    <div role="group" aria-label="Завантажити колоду файлом" className={look.actions}>
      {formats.map(({ format, name }) => (
        <Button key={format} variant="quiet" size="small" isLoading={busy === format} onClick={() => void save(format)}>
          {name}
        </Button>
      ))}
    </div>
  )
}

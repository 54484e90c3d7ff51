import { useState } from 'react'
import { numberFormatter } from '#contract/formatters'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { readRecordingFile } from '../api/operations-calls'

const size = numberFormatter({ maximumFractionDigits: 1 })

type SaveRecordingProps = { report: string; bytes: number; at: string }

/** Downloads the recording of a report; a call that fails is said where calls are watched. */
export function SaveRecording({ report, bytes, at }: SaveRecordingProps) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const file = await readRecordingFile(report).catch(() => null)
    setBusy(false)
    if (file) saveFile(file)
  }
  return (
    <Button variant="secondary" isLoading={isBusy} onClick={() => void save()}>
      Завантажити, {size(Math.max(bytes, 100) / 1000)} КБ
      <VisuallyHidden>, запис {at}</VisuallyHidden>
    </Button>
  )
}

import type { Answer } from '#domain/answer'
import type { Question } from '#domain/question'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { OptionList } from '@/shared/ui/option-list'
import { chosenIn, gapIn } from '../model/gap'

export type GapSheetProps = {
  question: Question
  /** Its first number in the paper. */
  number: number
  answer: Answer | undefined
  /** The gap that was tapped; null while the sheet is shut. */
  gap: string | null
  onClose: () => void
  onAnswer: (answer: Answer) => void
}

/** The options of one gap over the text: what is chosen stands in the gap at once. */
export function GapSheet({ question, number, answer, gap, onClose, onAnswer }: GapSheetProps) {
  const found = gap === null ? null : gapIn(question, number, gap)
  const chosen = chosenIn(answer)
  const { [gap ?? '']: value, ...others } = chosen
  const give = (option: string | null) => {
    // In a pool an option serves one gap: chosen in another it moves there.
    const rest = question.form === 'gapPool' ? Object.fromEntries(Object.entries(others).filter(([, id]) => id !== option)) : others
    const next = option === null ? others : { ...rest, [gap ?? '']: option }
    onAnswer(Object.keys(next).length > 0 ? next : null)
  }
  const wipe = () => {
    give(null)
    onClose()
  }
  return (
    <Dialog
      place="beside"
      isOpen={found !== null}
      onClose={onClose}
      title={`Пропуск ${found?.number ?? ''}`}
      footer={
        value !== undefined && (
          <Button variant="quiet" onClick={wipe}>
            Стерти вибір
          </Button>
        )
      }
    >
      {found && (
        <OptionList
          label={`Варіанти для пропуску ${found.number}`}
          options={found.options}
          value={value ?? null}
          onChange={give}
          onSettle={onClose}
        />
      )}
    </Dialog>
  )
}

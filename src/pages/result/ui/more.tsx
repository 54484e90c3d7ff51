import { useState } from 'react'
import type { Result, ResultItem } from '#contract/result'
import type { RequestOf } from '#contract/survey-request'
import { useStartSurvey } from '@/features/start-survey'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { laterPart } from '@/shared/lib/later'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'

const ShareCard = laterPart(async () => (await import('./share-card')).ShareCard)
const PrintSheet = laterPart(async () => (await import('./print-sheet')).PrintSheet)

type MoreProps = { result: Result; /** What a printed sheet would hold. */ printed: readonly ResultItem[] }
type Which = RequestOf<'retry'>['which']

/** Once more, on paper, or to a friend. */
export function More({ result, printed }: MoreProps) {
  const { start, isStarting, problem } = useStartSurvey()
  const [pressed, setPressed] = useState<Which | null>(null)
  const [isSharing, setSharing] = useState(false)
  const [prints, setPrints] = useState(0)
  const hasLost = result.items.some(({ outcome }) => outcome !== 'right')
  const retry = (which: Which) => {
    setPressed(which)
    start({ mode: 'retry', subject: result.subject, of: result.id, which })
  }
  return (
    <Panel title="Ще раз">
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        {retries
          .filter(({ which }) => which !== 'wrong' || hasLost)
          .map(({ which, text }) => (
            <Button key={which} variant="secondary" isLoading={isStarting && pressed === which} onClick={() => retry(which)}>
              {text}
            </Button>
          ))}
      </div>
      {problem && !isStarting && (
        <div className={css({ marginTop: '4' })}>
          <ProblemNotice title="Не вдалося почати" onRetry={() => pressed && retry(pressed)}>
            {problemText(problem.detail)}
          </ProblemNotice>
        </div>
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4', paddingTop: '4', borderTop: 'line' })}>
        <Button variant="quiet" onClick={() => setPrints(prints + 1)}>
          <Icon name="printer" size="small" />
          {printed.length === result.items.length ? 'Надрукувати завдання' : `Надрукувати обрані завдання (${printed.length})`}
        </Button>
        <Button variant="quiet" aria-expanded={isSharing} onClick={() => setSharing(!isSharing)}>
          <Icon name="share" size="small" />
          Поділитися балом
        </Button>
      </div>
      {isSharing && <ShareCard result={result} />}
      {prints > 0 && <PrintSheet result={result} items={printed} prints={prints} onPrinted={() => setPrints(0)} />}
    </Panel>
  )
}

const retries: readonly { which: Which; text: string }[] = [
  { which: 'wrong', text: 'Лише неправильні' },
  { which: 'similar', text: 'Схожі завдання' },
  { which: 'same', text: 'Ті самі завдання' },
]

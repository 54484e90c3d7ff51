import { useState } from 'react'
import type { Result, ResultItem } from '#domain/result'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { lazyPart } from '@/shared/lib/lazy'

const ShareCard = lazyPart(async () => (await import('./share-card')).ShareCard)
const PrintSheet = lazyPart(async () => (await import('./print-sheet')).PrintSheet)

type MoreProps = { result: Result; /** The tasks of a printed sheet. */ printed: readonly ResultItem[] }

/** On paper, or to a friend. */
export function More({ result, printed }: MoreProps) {
  const [isSharing, setSharing] = useState(false)
  const [prints, setPrints] = useState(0)
  return (
    <div>
      <div className={css({ wrap: '3' })}>
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
    </div>
  )
}

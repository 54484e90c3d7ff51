import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Group } from '#contract/group'
import { firstSubject, listSubjects } from '@/entities/subject'
import { makeWorksheet } from '@/entities/worksheet'
import { css } from 'styled-system/css'
import { problemOf } from '@/shared/api'
import { useLoad } from '@/shared/lib/load'
import { useOnceCall } from '@/shared/lib/once-call'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { FailedNotice, ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
import { worksheetAddress } from '../../model/address'

type MistakesSheetProps = { group: Group; /** The subject of the work that was given last, if any was. */ given: string | null }

/** Puts a work together from what the class got wrong. */
export function MistakesSheet({ group, given }: MistakesSheetProps) {
  const subjects = useLoad(listSubjects)
  const [chosen, setChosen] = useState(given)
  const [, navigate] = useLocation()
  const making = useOnceCall(makeWorksheet, { onAnswer: ({ id }) => navigate(worksheetAddress(id, group.id)) })
  const offered = subjects.state === 'ready' ? subjects.found.filter(({ papers, practice }) => papers > 0 || (practice ?? 0) > 0) : []
  const subject = offered.find(({ id }) => id === chosen)?.id ?? firstSubject(offered)
  return (
    <div className={css({ _print: { display: 'none' } })}>
      <Panel title="Що не вийшло">
        <div className={css({ stack: '4', gridTemplateColumns: 'one' })}>
          <p>До 12 завдань, схожих на ті, де клас утратив найбільше балів. Їх можна змінити, перш ніж дати.</p>
          {subjects.state === 'failed' && <FailedNotice title="Предмети не завантажилися" answer={subjects} />}
          {subject !== undefined && (
            <Select
              label="Предмет роботи"
              value={subject}
              options={offered.map(({ id, title }) => ({ value: id, text: title }))}
              onChange={setChosen}
            />
          )}
          {making.error !== null && <ProblemNotice title="Роботу не складено">{problemText(problemOf(making.error))}</ProblemNotice>}
          <div>
            <Button
              disabled={subject === undefined}
              isLoading={making.state === 'calling'}
              onClick={() => {
                if (subject !== undefined) making.make({ from: 'mistakes', subject, group: group.id, count: 12 })
              }}
            >
              Скласти роботу з того, що не вийшло
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  )
}

import { cardsLook } from 'styled-system/recipes'
import { countOf } from '@/entities/subject'
import { Chip } from '@/shared/ui/chip'
import { problemText } from '@/shared/ui/problem-notice'
import type { StudyProps } from '../model/study'

const look = cardsLook()

/** The facts that the server does not have yet, and whether the device keeps them. Nothing where all is well. */
export function SyncNotice({ study: { state } }: StudyProps) {
  const lines = [
    !state.isSafe && 'Браузер не дає зберігати на пристрої: не закривай сторінку, доки зміни не дійдуть до сервера.',
    state.problem?.status === null &&
      `Немає з’єднання. Усе працює з пристрою${state.waiting > 0 ? `, чекають: ${countOf(state.waiting, 'change')}` : ''}.`,
    state.problem && state.problem.status !== null && `Не вдалося оновити: ${problemText(state.problem)}`,
    state.refused > 0 && `Сервер не прийняв: ${countOf(state.refused, 'change')}. Вони лишилися на цьому пристрої.`,
  ].filter((line): line is string => typeof line === 'string')
  return (
    <div role="status" className={look.notices}>
      {lines.map((line) => (
        <Chip key={line} tone={state.isSafe ? 'plain' : 'wrong'} icon={state.isSafe ? 'cloud-off' : 'alert'}>
          <span className={look.wrap}>{line}</span>
        </Chip>
      ))}
    </div>
  )
}

import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import type { Task } from '../model/task-state'
import { afterTask } from './after-task'

export type Asked = 'exit' | 'keys' | 'finish'

type ExamDialogsProps = {
  asked: Asked | null
  subject: string
  isTimed: boolean
  isOnDemand: boolean
  tasks: readonly Task[]
  /** Names of subjects by id. */
  titles: Readonly<Record<string, string>>
  areKeysOn: boolean
  onSwitchKeys: (areOn: boolean) => void
  onShow: (id: string) => void
  onClose: () => void
  onFinish: () => void
}

/** What an exam asks above the task. */
export function ExamDialogs({
  asked,
  subject,
  isTimed,
  isOnDemand,
  tasks,
  titles,
  areKeysOn,
  onSwitchKeys,
  onShow,
  onClose,
  onFinish,
}: ExamDialogsProps) {
  const { code: dialogs } = afterTask.use(asked !== null)
  if (!dialogs) return asked && <Waiting onClose={onClose} />
  const { ExitDialog, FinishDialog, KeysDialog } = dialogs
  return (
    <>
      <FinishDialog
        isOpen={asked === 'finish'}
        tasks={tasks}
        titles={titles}
        isOnDemand={isOnDemand}
        onShow={onShow}
        onCancel={onClose}
        onConfirm={onFinish}
      />
      <ExitDialog isOpen={asked === 'exit'} subject={subject} isTimed={isTimed} onClose={onClose} />
      <KeysDialog isOpen={asked === 'keys'} areOn={areKeysOn} onSwitch={onSwitchKeys} onClose={onClose} />
    </>
  )
}

function Waiting({ onClose }: { onClose: () => void }) {
  return (
    <div
      role="alert"
      className={css({
        position: 'fixed',
        insetInline: '4',
        top: '24',
        zIndex: 'modal',
        display: 'grid',
        justifyItems: 'start',
        gap: '3',
        padding: '4',
        backgroundColor: 'sheet',
        border: 'edge',
        borderRadius: 'sheet',
        boxShadow: 'lift',
      })}
    >
      <p>Відкриваємо вікно… Якщо воно не з’являється, перевір з’єднання. Відповіді збережено на пристрої.</p>
      <Button variant="secondary" onClick={onClose}>
        Повернутися до тесту
      </Button>
    </div>
  )
}

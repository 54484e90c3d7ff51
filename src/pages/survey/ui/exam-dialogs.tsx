import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { afterTask } from './after-task'
import { useSitting } from './sitting-context'

/** The questions that an exam asks above the task. */
export function ExamDialogs() {
  const { asked, subject, survey, sheet, open, titles, areKeysOn, switchKeys, show, closeDialog, send } = useSitting()
  const { code: dialogs } = afterTask.use(asked !== null)
  if (!dialogs) return asked && <Waiting onClose={closeDialog} />
  const { ExitDialog, FinishDialog, KeysDialog } = dialogs
  return (
    <>
      <FinishDialog
        isOpen={asked === 'finish'}
        tasks={open.tasks}
        titles={titles}
        isOnDemand={survey.policy.save === 'onDemand'}
        onShow={show}
        onCancel={closeDialog}
        onConfirm={() => send({ type: 'finish.confirm' })}
      />
      <ExitDialog isOpen={asked === 'exit'} subject={subject} isTimed={sheet.seconds !== null} onClose={closeDialog} />
      <KeysDialog isOpen={asked === 'keys'} areOn={areKeysOn} onSwitch={switchKeys} onClose={closeDialog} />
    </>
  )
}

function Waiting({ onClose }: { onClose: () => void }) {
  return (
    <div
      role="alert"
      className={css({
        position: 'fixed',
        left: 'clearLeft',
        right: 'clearRight',
        top: '24',
        zIndex: 'modal',
        stack: '3',
        justifyItems: 'start',
        padding: '4',
        layerStyle: 'firmSheet',
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

import { useState } from 'react'
import { css, cx } from 'styled-system/css'
import type { Survey } from '#contract/survey'
import { useLoad } from '@/shared/lib/load'
import { readSurroundings } from '../api/read-surroundings'
import type { KeyCommand } from '../model/exam-keys'
import type { Sheet } from '../model/sheet'
import { tasksOf } from '../model/task-state'
import { BottomBar } from './bottom-bar'
import { ExamDialogs, type Asked } from './exam-dialogs'
import { bodyLook, columnLook, frameLook } from './frame-look'
import { Palette } from './palette'
import { ReferencePanel } from './reference-panel'
import { SidePanel } from './side-panel'
import type { SurveyViewProps } from './survey-view'
import { TaskView } from './task-view'
import { TopBar } from './top-bar'
import { UnsavedNotice } from './unsaved-notice'
import { useExamKeys } from './use-exam-keys'
import { useFiguresAtHand } from './use-figures-at-hand'
import { useKeysSwitch } from './use-keys-switch'

type ExamProps = Omit<SurveyViewProps, 'survey' | 'sheet'> & { survey: Survey; sheet: Sheet }
type PanelName = 'palette' | 'reference'

/** The desk of an exam: the task, its palette, the reference sheet and the bars around them. */
export function Exam({ subject, survey, sheet, saving, isConfirming, clock, send }: ExamProps) {
  const [panel, setPanel] = useState<PanelName | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [areKeysOn, switchKeys] = useKeysSwitch()
  useFiguresAtHand(survey.questions)
  const surroundings = useLoad(() => readSurroundings(subject), 'quiet')

  const tasks = tasksOf(survey, sheet)
  const place = Math.max(
    0,
    tasks.findIndex(({ isCurrent }) => isCurrent),
  )
  const question = survey.questions[place]
  const toggle = (name: PanelName) => setPanel(panel === name ? null : name)
  const show = (id: string | undefined) => {
    if (id === undefined) return
    if (panel === 'palette') setPanel(null)
    send({ type: 'question.show', question: id })
  }
  const flag = () => question && send({ type: 'flag.set', question: question.id, isFlagged: !sheet.flagged[question.id] })
  const obey = (command: KeyCommand) => {
    switch (command.kind) {
      case 'previous':
        return show(tasks[place - 1]?.id)
      case 'next':
        return show(tasks[place + 1]?.id)
      case 'flag':
        return flag()
      case 'reference':
        return toggle('reference')
      case 'keys':
        return setAsked('keys')
      case 'close':
        return setPanel(null)
      case 'choose': {
        const option = question?.form === 'single' ? question.options[command.place] : undefined
        return option && question && send({ type: 'answer.choose', question: question.id, value: option.id })
      }
    }
  }
  useExamKeys(asked === null && !isConfirming, areKeysOn, obey)

  const answered = tasks.filter(({ state }) => state === 'answered' || state === 'partial').length
  return (
    <div className={frameLook}>
      <TopBar
        subjectTitle={surroundings.state === 'ready' ? surroundings.found.title : null}
        surveyTitle={survey.title}
        answered={`Відповідей: ${answered} з ${tasks.length}`}
        saving={saving}
        clock={clock}
        isReferenceOpen={panel === 'reference'}
        hasReference={surroundings.state !== 'ready' || surroundings.found.reference !== null}
        onReference={() => toggle('reference')}
        onKeys={() => setAsked('keys')}
        onExit={() => setAsked('exit')}
      />
      <div data-panel={panel ?? undefined} className={cx(bodyLook, paletteButtonLook)}>
        <div className={css({ display: 'flex', flexDirection: 'column', minWidth: '0' })}>
          <div className={cx(columnLook, css({ flexGrow: '1' }))}>
            {saving === 'unsaved' && <UnsavedNotice />}
            {question && (
              <TaskView
                key={question.id}
                question={question}
                number={place + 1}
                count={tasks.length}
                answer={sheet.answers[question.id]}
                onAnswer={(value) => send({ type: 'answer.choose', question: question.id, value })}
              />
            )}
          </div>
          <BottomBar
            number={place + 1}
            count={tasks.length}
            isFlagged={tasks[place]?.isFlagged ?? false}
            isPaletteOpen={panel === 'palette'}
            onPrevious={place > 0 ? () => show(tasks[place - 1]?.id) : undefined}
            onNext={place < tasks.length - 1 ? () => show(tasks[place + 1]?.id) : undefined}
            onFlag={flag}
            onPalette={() => toggle('palette')}
            onFinish={() => send({ type: 'finish.ask' })}
          />
        </div>
        <ReferencePanel surroundings={surroundings} isOpen={panel === 'reference'} onClose={() => setPanel(null)} />
        <SidePanel title="Усі завдання" isOpen={panel === 'palette'} isDocked onClose={() => setPanel(null)}>
          <Palette tasks={tasks} onShow={show} onFinish={() => send({ type: 'finish.ask' })} />
        </SidePanel>
      </div>
      <ExamDialogs
        asked={isConfirming ? 'finish' : asked}
        subject={subject}
        tasks={tasks}
        areKeysOn={areKeysOn}
        onSwitchKeys={switchKeys}
        onShow={show}
        onClose={() => (isConfirming ? send({ type: 'finish.cancel' }) : setAsked(null))}
        onFinish={() => send({ type: 'finish.confirm' })}
      />
    </div>
  )
}

/** The button of the palette is there wherever the palette is not. */
const paletteButtonLook = css({
  lg: { '&:not([data-panel=reference]) [data-part=palette-button]': { display: 'none' } },
  '@media (min-width: 80rem)': { '& [data-part=palette-button]': { display: 'none' } },
})

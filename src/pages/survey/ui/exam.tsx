import { css, cx } from 'styled-system/css'
import { isLockGiven } from '@/entities/survey'
import { openQuestionOf, stimulusOf } from '../model/open-question'
import { afterTask } from './after-task'
import { BottomBar } from './bottom-bar'
import { ExamDialogs } from './exam-dialogs'
import { GapPart, PanelParts, StimulusPart, SubjectPart } from './exam-parts'
import { bodyLook, columnLook, frameLook, paletteButtonLook } from './frame-look'
import { SittingProvider } from './sitting-context'
import type { OpenPaper, SurveyViewProps } from './survey-view'
import { TaskView } from './task-view'
import { TopBar } from './top-bar'
import { UnsavedNotice } from './unsaved-notice'
import { useExamControls } from './use-exam-controls'

/** The paper lies open, to be written or, while another tab writes it, to be looked at. */
export function ExamView({ survey, sheet, ...rest }: SurveyViewProps) {
  const open = survey && sheet && openQuestionOf(survey, sheet)
  return open && <Exam {...rest} survey={survey} sheet={sheet} open={open} />
}

/** The screen of a survey: the task, its stimulus, the palette, the reference sheet and the bars around them. */
function Exam(paper: OpenPaper) {
  const controls = useExamControls(paper)
  const { code: extras } = afterTask.use()
  const { survey, open, saving, isReading, send } = paper
  const isVerdictBeside = survey.keys !== null && controls.panel !== 'reference' && !stimulusOf(survey, open.question)
  return (
    <SittingProvider value={{ ...paper, ...controls }}>
      <div className={frameLook}>
        <TopBar />
        <SubjectPart />
        <div
          data-panel={controls.panel ?? undefined}
          data-stimulus={stimulusOf(survey, open.question) ? '' : undefined}
          data-two-step={controls.isTwoStep ? '' : undefined}
          data-beside={isVerdictBeside ? '' : undefined}
          className={cx(bodyLook, paletteButtonLook)}
        >
          <StimulusPart />
          <div className={css({ display: 'flex', flexDirection: 'column', minWidth: '0' })}>
            <div
              data-checked={open.isChecked || undefined}
              className={cx(
                columnLook,
                css({
                  flexGrow: '1',
                  '&[data-checked]': { paddingBottom: '40' },
                  // What stands last can be brought above the opened reasons.
                  'body:has([data-reasons]) &': { paddingBottom: 'reasons' },
                  _beside: { paddingBottom: '8' },
                }),
              )}
            >
              {saving === 'unsaved' && <UnsavedNotice />}
              <TaskView key={open.question.id} />
            </div>
            {isReading ? (
              extras && <extras.ReadingNotice isFar={isLockGiven(survey.id)} onTake={() => send({ type: 'lock.take' })} />
            ) : (
              <BottomBar />
            )}
          </div>
          <PanelParts />
        </div>
        <GapPart />
        <ExamDialogs />
      </div>
    </SittingProvider>
  )
}

import { useState } from 'react'
import { useLocation } from 'wouter'
import { css, cx } from 'styled-system/css'
import type { Survey } from '#contract/survey'
import { isSeatGiven } from '@/entities/survey'
import { useLoad } from '@/shared/lib/load'
import { addressOutside } from '../model/address-after'
import { readSurroundings } from '../api/read-surroundings'
import type { OpenQuestion } from '../model/open-question'
import { stimulusOf } from '../model/open-question'
import type { Sheet } from '../model/sheet'
import { hasAnswer } from '../model/task-state'
import { afterTask } from './after-task'
import { BottomBar } from './bottom-bar'
import { commandsOf } from './commands'
import { ExamDialogs, type Asked } from './exam-dialogs'
import { bodyLook, columnLook, frameLook, paletteButtonLook } from './frame-look'
import type { SurveyViewProps } from './survey-view'
import { TaskView } from './task-view'
import { TopBar } from './top-bar'
import { UnsavedNotice } from './unsaved-notice'
import { useExamKeys } from './use-exam-keys'
import { useKeysSwitch } from './use-keys-switch'
import { useLastTasks } from './use-last-tasks'

type ExamProps = Omit<SurveyViewProps, 'survey' | 'sheet'> & { survey: Survey; sheet: Sheet; open: OpenQuestion }
export type PanelName = 'palette' | 'reference'

/** The screen of a survey: the task, its stimulus, the palette, the reference sheet and the bars around them. */
export function Exam({ subject, survey, sheet, open, saving, waiting, isConfirming, isReading, adding, clock, send }: ExamProps) {
  const [panel, setPanel] = useState<PanelName | null>(null)
  const [gap, setGap] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [areKeysOn, switchKeys] = useKeysSwitch()
  const [, navigate] = useLocation()
  const surroundings = useLoad(() => readSurroundings(survey.subjects))
  const { tasks, question, number } = open
  const { code: extras } = afterTask.use()
  const lastTask = useLastTasks(open)
  const found = surroundings.state === 'ready' ? surroundings.found : {}
  const titles = Object.fromEntries(survey.subjects.map((each) => [each, found[each]?.title ?? '']))

  const toggle = (name: PanelName) => setPanel(panel === name ? null : name)
  const show = (id: string | undefined) => {
    if (id === undefined || isReading) return
    if (panel === 'palette') setPanel(null)
    send({ type: 'fact.add', fact: { kind: 'visit', question: id } })
  }
  const stop = () => send({ type: 'fact.add', fact: { kind: 'pause', reason: survey.policy.pause === 'any' ? 'rest' : 'alarm' } })
  const leave = () => {
    if (survey.policy.pause !== 'any' && !isReading) return setAsked('exit')
    if (sheet.seconds !== null && !isReading) stop()
    navigate(addressOutside(subject))
  }
  const commands = commandsOf({ open, sheet, send, show, isReading })
  useExamKeys(asked === null && gap === null && !isConfirming, areKeysOn, (command) =>
    commands.obey(command, (elsewhere) => {
      if (elsewhere === 'reference') toggle('reference')
      if (elsewhere === 'keys') setAsked('keys')
      if (elsewhere === 'close') setPanel(null)
    }),
  )

  const onGap = isReading || open.isChecked || !extras ? undefined : setGap
  const stimulus = stimulusOf(survey, question)
  const isTwoStep = survey.policy.feedback === 'afterEach' || survey.policy.save === 'onDemand'
  return (
    <div className={frameLook}>
      <TopBar
        subjectTitle={survey.subjects.length > 1 ? null : (titles[question.subject] ?? null)}
        surveyTitle={survey.title}
        extraTime={survey.policy.extraTime}
        isBegunOffline={survey.isBegunOffline === true}
        answered={`Відповідей: ${tasks.filter(({ state }) => hasAnswer(state)).length} з ${tasks.length}`}
        saving={tasks.some(({ state }) => state === 'draft') && (saving === 'saved' || saving === 'saving') ? 'draft' : saving}
        waiting={waiting}
        clock={clock}
        pause={sheet.seconds === null || isReading ? null : survey.policy.pause === 'any' ? 'rest' : 'alarm'}
        isReferenceOpen={panel === 'reference'}
        hasReference={surroundings.state !== 'ready' || (found[question.subject]?.reference ?? null) !== null}
        onReference={() => toggle('reference')}
        onPause={stop}
        onKeys={() => setAsked('keys')}
        onExit={leave}
      />
      {extras && survey.subjects.length > 1 && (
        <extras.SubjectTabs
          subjects={survey.subjects}
          titles={titles}
          current={question.subject}
          tasks={tasks}
          onShow={isReading ? undefined : (next) => show(lastTask(next)?.id)}
        />
      )}
      <div
        data-panel={panel ?? undefined}
        data-stimulus={stimulus ? '' : undefined}
        data-two-step={isTwoStep ? '' : undefined}
        className={cx(bodyLook, paletteButtonLook)}
      >
        {stimulus && extras && (
          <extras.StimulusPanel
            key={stimulus.stimulus.id}
            {...stimulus}
            question={question}
            number={number.first}
            answer={sheet.answers[question.id]}
            onGap={onGap}
            note={sheet.notes[stimulus.stimulus.id] ?? ''}
            onNote={
              isReading ? undefined : (text) => send({ type: 'fact.add', fact: { kind: 'note', stimulus: stimulus.stimulus.id, text } })
            }
          />
        )}
        <div className={css({ display: 'flex', flexDirection: 'column', minWidth: '0' })}>
          <div className={cx(columnLook, css({ flexGrow: '1' }))}>
            {saving === 'unsaved' && <UnsavedNotice />}
            <TaskView
              key={question.id}
              survey={survey}
              sheet={sheet}
              open={open}
              isReading={isReading}
              isOffline={saving === 'offline'}
              adding={adding}
              onGap={onGap}
              send={send}
            />
          </div>
          {isReading ? (
            extras && <extras.ReadingNotice isFar={isSeatGiven(survey.id)} onTake={() => send({ type: 'seat.take' })} />
          ) : (
            <BottomBar
              open={open}
              isFlagged={sheet.flagged[question.id] ?? false}
              isTwoStep={isTwoStep}
              isPaletteOpen={panel === 'palette'}
              onShow={show}
              onFlag={commands.flag}
              onPalette={() => toggle('palette')}
              onOnward={commands.onward}
            />
          )}
        </div>
        {extras && (
          <>
            <extras.ReferencePanel
              surroundings={surroundings}
              subject={question.subject}
              isOpen={panel === 'reference'}
              onClose={() => setPanel(null)}
            />
            <extras.SidePanel title="Усі завдання" isOpen={panel === 'palette'} isDocked onClose={() => setPanel(null)}>
              <extras.Palette
                tasks={tasks}
                titles={titles}
                onShow={isReading ? undefined : show}
                onFinish={isReading ? undefined : () => send({ type: 'finish.ask' })}
              />
            </extras.SidePanel>
          </>
        )}
      </div>
      {extras && gap !== null && (
        <extras.GapSheet
          question={question}
          number={number.first}
          answer={sheet.answers[question.id]}
          gap={gap}
          onClose={() => setGap(null)}
          onAnswer={(value) => send({ type: 'fact.add', fact: { kind: 'answer', question: question.id, value } })}
        />
      )}
      <ExamDialogs
        asked={isConfirming ? 'finish' : asked}
        subject={subject}
        isTimed={sheet.seconds !== null}
        isOnDemand={survey.policy.save === 'onDemand'}
        tasks={tasks}
        titles={titles}
        areKeysOn={areKeysOn}
        onSwitchKeys={switchKeys}
        onShow={show}
        onClose={() => (isConfirming ? send({ type: 'finish.cancel' }) : setAsked(null))}
        onFinish={() => send({ type: 'finish.confirm' })}
      />
    </div>
  )
}

import { useState } from 'react'
import { useLocation } from 'wouter'
import { useLoad } from '@/shared/lib/load'
import { readSubjectTexts } from '../api/read-subject-texts'
import { addressOutside } from '../model/address-after'
import { commandsOf } from './commands'
import type { OpenPaper } from './survey-view'
import { useExamKeys } from './use-exam-keys'
import { useKeysSwitch } from './use-keys-switch'

export type PanelName = 'palette' | 'reference'
/** The question that the exam asks above the task. */
export type Asked = 'exit' | 'keys' | 'finish'

/** The panels, dialogs and commands of an exam. */
export type ExamControls = ReturnType<typeof useExamControls>

/** Keeps what lies open beside the task, and builds the commands of buttons and keys. */
export function useExamControls({ subject, survey, sheet, open, isConfirming, isReading, send }: OpenPaper) {
  const [panel, setPanel] = useState<PanelName | null>(null)
  const [gap, setGap] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [areKeysOn, switchKeys] = useKeysSwitch()
  const [, navigate] = useLocation()
  const surroundings = useLoad(() => readSubjectTexts(survey.subjects))
  const found = surroundings.state === 'ready' ? surroundings.found : {}

  const toggle = (name: PanelName) => setPanel(panel === name ? null : name)
  const show = (id: string | undefined) => {
    if (id === undefined || isReading) return
    if (panel === 'palette') setPanel(null)
    send({ type: 'fact.add', fact: { kind: 'visit', question: id } })
  }
  const pause = survey.policy.pause === 'any' ? 'rest' : 'alarm'
  const stop = () => send({ type: 'fact.add', fact: { kind: 'pause', reason: pause } })
  const leave = () => {
    if (pause === 'alarm' && !isReading) return setAsked('exit')
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
  return {
    panel,
    toggle,
    closePanel: () => setPanel(null),
    gap,
    setGap,
    asked: isConfirming ? ('finish' as const) : asked,
    ask: setAsked,
    closeDialog: () => (isConfirming ? send({ type: 'finish.cancel' }) : setAsked(null)),
    areKeysOn,
    switchKeys,
    surroundings,
    /** Names of subjects by id. */
    titles: Object.fromEntries(survey.subjects.map((each) => [each, found[each]?.title ?? ''])),
    hasReference: surroundings.state !== 'ready' || (found[open.question.subject]?.reference ?? null) !== null,
    /** The reason to stop the clock; null where it may not be stopped, or where there is none. */
    pause: sheet.seconds === null || isReading ? null : pause,
    /** An answer takes two steps; the second, the big button, checks or saves it. */
    isTwoStep: survey.policy.feedback === 'afterEach' || survey.policy.save === 'onDemand',
    show,
    stop,
    leave,
    flag: commands.flag,
    goOn: commands.onward,
  } as const
}

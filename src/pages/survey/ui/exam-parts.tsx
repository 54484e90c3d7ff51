import { stimulusOf } from '../model/open-question'
import { afterTask } from './after-task'
import { useSitting } from './sitting-context'
import { useLastTasks } from './use-last-tasks'

/** The subjects of a paper that has more than one. */
export function SubjectPart() {
  const { survey, titles, open, isReading, show } = useSitting()
  const { code: extras } = afterTask.use()
  const lastTask = useLastTasks(open)
  if (!extras || survey.subjects.length < 2) return null
  return (
    <extras.SubjectTabs
      subjects={survey.subjects}
      titles={titles}
      current={open.question.subject}
      tasks={open.tasks}
      onShow={isReading ? undefined : (next) => show(lastTask(next)?.id)}
    />
  )
}

/** The text or picture that several tasks share, with the note of the pupil. */
export function StimulusPart() {
  const { survey, sheet, open, isReading, setGap, send } = useSitting()
  const { code: extras } = afterTask.use()
  const shared = stimulusOf(survey, open.question)
  if (!shared || !extras) return null
  const { id } = shared.stimulus
  return (
    <extras.StimulusPanel
      key={id}
      {...shared}
      question={open.question}
      number={open.number.first}
      answer={sheet.answers[open.question.id]}
      onGap={isReading || open.isChecked ? undefined : setGap}
      note={sheet.notes[id] ?? ''}
      onNote={isReading ? undefined : (text) => send({ type: 'fact.add', fact: { kind: 'note', stimulus: id, text } })}
    />
  )
}

/** The reference sheet and the palette. */
export function PanelParts() {
  const { survey, panel, surroundings, open, titles, isReading, show, closePanel, send } = useSitting()
  const { code: extras } = afterTask.use()
  if (!extras) return null
  return (
    <>
      <extras.ReferencePanel
        surroundings={surroundings}
        subject={open.question.subject}
        isOpen={panel === 'reference'}
        onClose={closePanel}
      />
      <extras.SidePanel title="Усі завдання" isOpen={panel === 'palette'} isDocked onClose={closePanel}>
        <extras.Palette
          tasks={open.tasks}
          titles={titles}
          hasVerdicts={survey.keys !== null}
          onShow={isReading ? undefined : show}
          onFinish={isReading ? undefined : () => send({ type: 'finish.ask' })}
        />
      </extras.SidePanel>
    </>
  )
}

/** The options of the gap that was pressed. */
export function GapPart() {
  const { gap, sheet, open, setGap, send } = useSitting()
  const { code: extras } = afterTask.use()
  const { question, number } = open
  if (!extras || gap === null) return null
  return (
    <extras.GapSheet
      question={question}
      number={number.first}
      answer={sheet.answers[question.id]}
      gap={gap}
      onClose={() => setGap(null)}
      onAnswer={(value) => send({ type: 'fact.add', fact: { kind: 'answer', question: question.id, value } })}
    />
  )
}

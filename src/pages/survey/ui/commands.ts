import type { Answer } from '#domain/answer'
import { optionByKey } from '@/shared/ui/option-list'
import type { KeyCommand } from '../model/exam-keys'
import type { OpenQuestion } from '../model/open-question'
import { factsOfAnswer, type Sheet } from '../model/sheet'
import type { SurveyCommand } from './survey-view'

type Around = {
  open: OpenQuestion
  sheet: Sheet
  send: (command: SurveyCommand) => void
  show: (id: string | undefined) => void
  isReading: boolean
}
type Elsewhere = 'reference' | 'keys' | 'close'

/** Builds the commands that buttons and keys give to the open task. */
export function commandsOf({ open: { question, previous, next, onward, canCheck, isChecked }, sheet, send, show, isReading }: Around) {
  const { id } = question
  const struck = sheet.eliminated[id] ?? []
  const flag = () => !isReading && send({ type: 'fact.add', fact: { kind: 'flag', question: id, isFlagged: !sheet.flagged[id] } })
  const eliminate = (option: string, isEliminated: boolean) =>
    send({ type: 'fact.add', fact: { kind: 'eliminate', question: id, option, isEliminated } })
  const give = (value: Answer) => {
    for (const fact of factsOfAnswer(sheet, id, value)) send({ type: 'fact.add', fact })
  }
  const go = () => {
    if (isReading) return
    if (onward === 'next') return show(next)
    if (onward === 'finish') return send({ type: 'finish.ask' })
    if (onward === 'save' || canCheck) send({ type: 'fact.add', fact: { kind: onward, question: id } })
  }
  const choose = (press: { key: string; code: string }, isStrike: boolean) => {
    if (isReading || isChecked || (question.form !== 'single' && question.form !== 'multi')) return
    const option = optionByKey(question.options, press)?.id
    if (option === undefined) return
    if (isStrike) return eliminate(option, !struck.includes(option))
    const given = sheet.answers[id]
    const marks = Array.isArray(given) ? given : []
    const others = marks.filter((mark) => mark !== option)
    if (question.form === 'multi' && others.length === marks.length && marks.length >= question.choose) return
    if (question.form === 'single') return give(option)
    const value = others.length < marks.length ? others : [...marks, option]
    give(value.length > 0 ? value : null)
  }
  const obey = (command: KeyCommand, elsewhere: (kind: Elsewhere) => void) => {
    switch (command.kind) {
      case 'previous':
        return show(previous)
      case 'next':
        return show(next)
      case 'onward':
        return go()
      case 'flag':
        return flag()
      case 'choose':
      case 'strike':
        return choose(command, command.kind === 'strike')
      default:
        return elsewhere(command.kind)
    }
  }
  return { flag, onward: go, obey }
}

import type { QuestionSource } from '../../server/content/authoring/question-source.ts'

export type Hinted = Pick<QuestionSource, 'id' | 'prompt' | 'hints'> & {
  form: QuestionSource['form']
  key: unknown
  options?: Record<string, string>
}

/** A hint must leave the task to be solved: it never says the number or the words of the key, unless the task itself does. */
export function hintComplaints({ id, prompt, hints = [], form, key, options = {} }: Hinted): string[] {
  const right = form === 'numeric' ? [String(key).replace('.', '{,}')] : form === 'single' ? [options[String(key)] ?? ''] : []
  const told = right.map(plain).filter((words) => words.length > 0)
  return [
    ...hints.flatMap((hint, index) =>
      told
        .filter((words) => standsIn(plain(hint), words) && !standsIn(plain(prompt), words))
        .map((words) => `${id}: підказка ${index + 1} каже відповідь «${words}»`),
    ),
    ...(hints.length === 2 && hints[0] === hints[1] ? [`${id}: обидві підказки однакові`] : []),
  ]
}

const plain = (text: string): string =>
  text
    .replaceAll('{,}', ',')
    .replaceAll(/[$\s]+/g, ' ')
    .trim()
    .toLowerCase()

/** As a whole: 12 does not stand in 312 or in 12,5. */
function standsIn(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + words.length)]
    if (!/[\p{L}\p{N}][.,]?$/u.test(before) && !/^[.,]?[\p{L}\p{N}]/u.test(after)) return true
  }
  return false
}

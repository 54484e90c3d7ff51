import { letterOf } from './papers'
import type { Press } from './survey-events'
import { blank, type Screen, type SurveyLook } from './survey-view'

/** The controls of the page by name; `in` tells apart what is named alike on the page and in the question above it. */
export const controls: Record<Press, { name: RegExp; in?: 'page' | 'question' }> = {
  'pupil tries again': { name: /^Спробувати ще$/ },
  'pupil begins the block': { name: /^Почати другий блок$/ },
  'pupil answers': { name: /^(варіант|число|Змінити знак|Поставити кому)$/ },
  'pupil checks': { name: /^Перевірити$/ },
  'pupil gives up': { name: /^Не знаю — показати відповідь$/ },
  'pupil asks for one more': { name: /^Ще одне таке$/ },
  'pupil turns the page': { name: /^(Попереднє завдання|Наступне завдання|Далі, до наступного завдання|Завдання \d: .*)$/, in: 'page' },
  'pupil hears the alarm': { name: /^Тривога: зупинити час$/ },
  'pupil comes back from the shelter': { name: /^Продовжити$/ },
  'pupil asks to hand in': { name: /^Завершити( тест)?$/, in: 'page' },
  'pupil goes on': { name: /^(Повернутися до тесту|Закрити)$/ },
  'pupil goes to the blank': { name: /^Завдання \d: (без відповіді|не відкрито)$/, in: 'question' },
  'pupil hands in': { name: /^Завершити тест$/, in: 'question' },
  'pupil hands in what arrived': { name: /^Завершити з тим, що надійшло$/ },
  'pupil continues here': { name: /^Продовжити тут$/ },
}

/** Controls that change nothing in the model. */
const neutral =
  /^(Вийти з тесту|Довідкові матеріали|Гарячі клавіші|Сховати час|Позначити, щоб повернутися|Усі завдання: .*|Закрити: .*|Викреслювати|Стерти відповідь|Впевнено|Вагаюсь|Вгадую|Закладка|Повідомити про помилку|Чому\?|(Відповідь|Правильно) — .*|Записати .*)$/

const headings: [RegExp, Screen][] = [
  [/^Результат$/, 'result'],
  [/^NotFoundError$/, 'no such paper'],
  [/^Не вдалося відкрити тест$/, 'failed'],
  [/^Перерва$/, 'break'],
  [/^Тривога\. Час зупинено$/, 'pause'],
  [/^Перевіряємо відповіді…$/, 'handing in'],
  [/^(Відповіді збережено на пристрої|Не закривай цю сторінку)$/, 'not handed in'],
  [/^Завдання \d/, 'task'],
]

const all = <Found extends Element = HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Found>(selector),
]
const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
const heading = () => textOf(document.querySelector('h1'))
const question = () => document.querySelector('[role=alertdialog]')
const says = (selector: string, words: string) => all(selector).some((element) => textOf(element).includes(words))

function nameOf(element: Element): string {
  if (element.matches('input[type=radio]')) return 'варіант'
  return element.matches('input') ? 'число' : (element.getAttribute('aria-label') ?? textOf(element))
}

function screenOf(): Screen {
  const screen = headings.find(([words]) => words.test(heading()))?.[1]
  if (screen === 'not handed in' && document.querySelector('[aria-busy=true]')) return 'handing in'
  if (screen === 'task') return question() ? 'question' : says('[role=status]', 'відкрито в іншій вкладці') ? 'looking on' : 'task'
  return screen ?? (says('[role=status]', 'Відкриваємо тест…') ? 'loading' : 'nothing')
}

/** Counts the tasks of the paper. */
export const countOfTasks = (): number => Number(/з (\d+)$/.exec(heading())?.[1] ?? 0)

/** The answer as it stands on the open task. */
export const answerOnPage = (): string =>
  (
    document.querySelector<HTMLInputElement>('article input:checked') ??
    document.querySelector<HTMLInputElement>('article input[inputmode]')
  )?.value ?? ''

/** Reads the page. */
export function readPage(): Omit<SurveyLook, 'told'> {
  const screen = screenOf()
  const task = Number(/^Завдання (\d)/.exec(heading())?.[1] ?? 0)
  const clock = textOf(document.querySelector('[role=timer][aria-label="Час до кінця тесту"]'))
  return {
    ...blank,
    screen,
    ...(task > 0 && {
      task,
      answer: letterOf(answerOnPage()),
      isChecked: all('[aria-label="Перевірка"] p').some((words) => /^(Правильно|Неправильно|Без відповіді)\d з/.test(textOf(words))),
      isUnsafe: says('[role=alert]', 'Не вдалося зберегти на пристрої'),
      isMoreRefused: says('[role=status]', 'Не вдалося взяти ще одне завдання'),
    }),
    time: clock === '' ? 'not shown' : clock === '60:00' ? 'whole' : clock === '00:00' ? 'none' : 'some',
  }
}

const isEnabled = (element: Element) => !element.matches(':disabled, [aria-disabled=true]') && element.closest('[hidden]') === null

/** Finds the controls that work now; while a dialog is open, those of the dialog alone. */
const reachable = () => all('button, input', question() ?? document).filter(isEnabled)

const isMeant = (press: Press, element: Element): boolean => {
  const { name, in: place } = controls[press]
  return name.test(nameOf(element)) && (place === undefined || place === (question() ? 'question' : 'page'))
}

/** The enabled control for this; undefined where there is none. */
export const controlFor = (press: Press, named?: RegExp): HTMLElement | undefined =>
  reachable().find((element) => isMeant(press, element) && (named?.test(nameOf(element)) ?? true))

/** Everything that the page offers, in the words of the model. What nobody knows is said by its name. */
export function offersOnPage(): string[] {
  const presses = Object.keys(controls) as Press[]
  const offered = reachable()
    .filter((element) => !neutral.test(nameOf(element)))
    .map((element) => presses.find((press) => isMeant(press, element)) ?? `unknown control ${nameOf(element)}`)
  return [...new Set(offered)].toSorted()
}

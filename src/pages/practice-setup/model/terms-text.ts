import { pluralOf } from '#domain/plural'
import type { PageMode } from './modes'
import type { Plan } from './plan'

export type Figure = { name: string; value: string }
export type Rule = { name: string; text: string }

/** Describes the length and the time of a test. A random draw is told by its average, with «≈». */
export function figuresOf(mode: PageMode, { estimate, minutes, request }: Plan): Figure[] {
  const { tasks, points, isExact } = estimate
  const about = isExact ? '' : '≈ '
  if (mode === 'nmt' && 'block' in request) {
    const isDay = request.block === 'day'
    return [
      { name: 'предмети', value: isDay ? '4' : '2' },
      { name: isDay ? 'блоки, між ними перерва 20 хв' : 'блок', value: isDay ? '2' : '1' },
      { name: 'під годинником', value: `${minutes} хв` },
    ]
  }
  return [
    { name: pluralOf(tasks, ['завдання', 'завдання', 'завдань']), value: mode === 'diagnostic' && !isExact ? `≈ ${tasks}` : String(tasks) },
    { name: pluralOf(points, ['бал', 'бали', 'балів']), value: points === 0 ? '—' : `${about}${points}` },
    minutes === null ? { name: 'без годинника', value: `≈ ${estimate.minutes} хв` } : { name: 'під годинником', value: `${minutes} хв` },
  ]
}

/** Lists the rules of a mode: the moment of the keys, the price of a break, the work without a connection. */
export function rulesOf(mode: PageMode, { feedback, pause, minutes, request }: Plan): Rule[] {
  return [
    {
      name: 'Перевірка',
      text:
        feedback === 'afterEach'
          ? 'Після кожного завдання: що правильно, чому, і чому інші варіанти ні.'
          : 'Наприкінці: бали, ключі й пояснення до кожного завдання.',
    },
    ...('save' in request && request.save === 'onDemand'
      ? [{ name: 'Збереження', text: 'Як на НМТ: рахується лише те, що збережено кнопкою «Зберегти». Решта — чернетки.' }]
      : []),
    { name: 'Пауза', text: pauseText(pause, minutes) },
    {
      name: 'Без зв’язку',
      text: 'Інтернет потрібен, щоб почати. Далі кожна відповідь зберігається на пристрої й дійде до сервера, щойно з’явиться зв’язок.',
    },
    ...(mode === 'nmt' ? [{ name: 'Штрафів немає', text: 'Неправильна відповідь не забирає балів, тож не лишай порожніх.' }] : []),
  ]
}

function pauseText(pause: Plan['pause'], minutes: number | null): string {
  if (pause === 'alarm') return 'Годинник зупиняє лише повітряна тривога. Якщо закрити сторінку, час іде далі. Сам годинник можна сховати.'
  return minutes === null
    ? 'Будь-коли: закрий сторінку й повернися, коли зручно.'
    : 'Будь-коли кнопкою «Пауза». Якщо закрити сторінку без паузи, час іде далі.'
}

import { pluralOf } from '#domain/plural'
import { cornerMarkers } from '#domain/answer-sheet'
import type { SheetPupil } from './sheet-kit'
import type { PileSheet } from './sheet-pile'

export const sheetsText = (count: number): string => `${count} ${pluralOf(count, ['результат', 'результати', 'результатів'])}`

const corners = ['лівий верхній', 'правий верхній', 'правий нижній', 'лівий нижній']

/** Why a photo gave nothing, and what to do about it. */
export function refusalText(reading: NonNullable<PileSheet['reading']>): string | null {
  if (reading.state === 'read') return null
  if (reading.state === 'failed') return 'Цей файл не відкрився. Оберіть фото JPEG, PNG або WebP.'
  switch (reading.why) {
    case 'corners':
      return reading.missing.length === cornerMarkers.length
        ? 'На фото не знайшлося кутових квадратів бланка. Сфотографуйте аркуш цілком, згори й без відблисків.'
        : `Не видно кутового квадрата: ${reading.missing.map((index) => corners[index]).join(', ')}. Розправте кут і сфотографуйте аркуш цілком.`
    case 'code':
      return 'Код аркуша не прочитався. Сфотографуйте рівніше: смужки вгорі та внизу мають бути чіткі.'
    case 'blurred':
      return 'Фото замало контрастне. Додайте світла й сфотографуйте ще раз.'
    case 'otherWork':
      return 'Це бланк іншої роботи. Відкрийте ту роботу класу, з якої його друкували.'
    case 'otherVariant':
      return 'Цього варіанта тут ще не друкували. Відкрийте сторінку з мережею, щоб вона дізналася про нього.'
    case 'otherPage':
      return 'Такої сторінки в цій роботі немає. Перевірте, чи бланк надруковано з цієї роботи.'
    case 'otherEdition':
      return 'Бланк надруковано в давнішій версії сайту: її місця клітинок уже інші. Внесіть відповіді з нового бланка.'
  }
}

const triedTexts = {
  opened: 'Цю роботу на сайті відкрито, та жодної відповіді там немає: зарахується аркуш.',
  begun: 'На сайті в цій роботі вже є відповіді: зарахується спроба на сайті, а цей аркуш не запишеться.',
  screen: 'Цю роботу вже здано на сайті: зараховано спробу на сайті, а цей аркуш не запишеться.',
  paper: 'Результат цієї роботи з паперу вже записано: рахується перший, а цей аркуш не запишеться.',
} as const

/** Which attempt of a pupil counts, where there is one already. */
export const triedText = (tried: NonNullable<SheetPupil['tried']>): string => triedTexts[tried]

import { pluralOf } from '#domain/plural'

/**
 * The safest place that holds every answer: the server, the way to it, the device, or this page alone. `refused` by the server: some.
 * `draft`: saving is on demand, so it will not count.
 */
export type SaveState = 'draft' | 'saved' | 'saving' | 'waiting' | 'offline' | 'refused' | 'unsaved'

/** @param waiting how many facts of answers the server does not have yet. */
export function saveStateText(state: SaveState, waiting: number): string {
  switch (state) {
    case 'draft':
      return 'Чернетка, не збережено'
    case 'saved':
      return 'Збережено'
    case 'saving':
      return 'Зберігаємо…'
    case 'waiting':
      return 'Збережено на пристрої'
    case 'offline':
      return waiting > 0 ? `Немає з’єднання · ${waiting} ${pluralOf(waiting, ['чекає', 'чекають', 'чекають'])}` : 'Немає з’єднання'
    case 'refused':
      return 'Сервер не прийняв відповідь'
    case 'unsaved':
      return 'Не вдалося зберегти на пристрої'
  }
}

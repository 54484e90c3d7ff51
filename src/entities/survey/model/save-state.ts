import { pluralOf } from '#contract/plural'

/**
 * The safest place that holds every answer: server, way to it, device, or this page alone. `draft`: in strict mode an answer not yet
 * saved, which will not count.
 */
export type SaveState = 'draft' | 'saved' | 'saving' | 'waiting' | 'offline' | 'unsaved'

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
    case 'unsaved':
      return 'Не вдалося зберегти на пристрої'
  }
}

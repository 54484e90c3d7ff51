/** Where the answers are: on the server, on their way, on the device, or only in this page. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'unsaved'

export const saveStateText: Record<SaveState, string> = {
  saved: 'Збережено',
  saving: 'Зберігаємо…',
  waiting: 'Збережено на пристрої',
  unsaved: 'Не вдалося зберегти на пристрої',
}

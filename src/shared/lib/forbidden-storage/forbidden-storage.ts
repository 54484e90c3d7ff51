/** Where the browser lets a site store nothing at all, more room would not help. */
export function isStorageForbidden(open = (): Pick<Storage, 'getItem'> | null => globalThis.localStorage): boolean {
  try {
    const storage = open()
    storage?.getItem('token')
    return !storage
  } catch {
    return true
  }
}

/** What to do about it, in one sentence. */
export const storageForbiddenText = 'Браузер не дозволяє сайту зберігати дані: дозволь їх («файли cookie й дані сайтів») у налаштуваннях.'

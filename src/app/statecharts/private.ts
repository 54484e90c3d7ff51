const uuid = /^[0-9a-f-]{36}$/
const code = /^[A-Z\d]{6}$/
const noted = new Set(['note', 'task.report'])
/** The words by which an account describes its password without telling it. */
const waysIn = new Set(['none', 'own', 'wanted'])

/**
 * Says whether a value is private: the visitor’s own words, and whatever lets somebody in (notes, own cards and decks, codes, faces). Where it says nothing, the name of
 * the part decides.
 */
export function isPrivate(name: string, holder: object): boolean | undefined {
  const { kind = '', id = '', [name as 'code']: value = '' } = holder as { kind?: string; id?: string; code?: string }
  const isOwn =
    (name === 'text' && noted.has(kind)) ||
    (name === 'title' && Object.keys(holder).length === 2 && uuid.test(id)) ||
    (name === 'code' && code.test(value)) ||
    /^(front|back|avatar_url|message|comment)$/.test(name)
  return isOwn || (name === 'password' && waysIn.has(value) ? false : undefined)
}

/** Answers that are the same for everybody. */
export const isForAll = (path: string): boolean => /^\/config\.json|\/_payload\.json/.test(path)

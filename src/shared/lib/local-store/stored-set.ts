import type { LocalStore } from './local-store'

/** A set of words that is kept under one key; `most` of the newest stay. */
export function createStoredSet(store: LocalStore, key: string, most = Infinity) {
  const read = (): string[] => (store.read(key) ?? '').split(' ').filter(Boolean)
  const write = (words: Iterable<string>) => store.write(key, [...words].slice(-most).join(' '))
  return {
    has: (word: string): boolean => read().includes(word),
    add: (word: string): void => write(new Set([...read(), word])),
    remove: (word: string): void => write(read().filter((each) => each !== word)),
  }
}

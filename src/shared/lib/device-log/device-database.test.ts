import 'fake-indexeddb/auto'
import { openDB, unwrap, type DBSchema } from 'idb'
import { v4 as createUuid } from 'uuid'
import { expect, test, vi } from 'vitest'
import { deviceDatabase } from './device-database'

interface Schema extends DBSchema {
  words: { key: string; value: string }
}
const database = (name = createUuid(), version = 1) =>
  deviceDatabase<Schema>(name, version, (db, before) => void (before === 0 && db.createObjectStore('words')))

test('what one page wrote another reads', async () => {
  const name = createUuid()
  await database(name).within('words', 'readwrite', (store) => store.put('лікоть', 'наголос'))
  expect(await database(name).within('words', 'readonly', (store) => store.get('наголос'))).toBe('лікоть')
})

test.each(['readonly', 'readwrite'] as const)('a %s transaction that the browser tore off is made once more', async (mode) => {
  let tries = 0
  const tried = database().within('words', mode, async (store) => {
    tries += 1
    const found = store.get('наголос')
    if (tries === 1) store.transaction.abort()
    return (await found) ?? 'порожньо'
  })
  expect([await tried, tries]).toEqual(['порожньо', 2])
})

test.each(['InvalidStateError', 'UnknownError', 'AbortError'])(
  'a connection that the browser lost (%s) is opened anew, for what is written and at the opening',
  async (name) => {
    const own = database()
    await own.open()
    let tries = 0
    const written = own.within('words', 'readwrite', async (store) => {
      tries += 1
      if (tries === 1) throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', name)
      return store.put('лікоть', 'наголос')
    })
    expect([await written, tries]).toEqual(['наголос', 2])
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost', name)
    })
    expect(await database().within('words', 'readonly', (store) => store.count())).toBe(0)
  },
)

test('after a lost connection the old one is let go: it holds up no newer version', async () => {
  const name = createUuid()
  const own = database(name)
  let tries = 0
  await own.within('words', 'readwrite', async (store) => {
    tries += 1
    if (tries === 1) throw new DOMException('lost', 'UnknownError')
    return store.put('а', 'слово')
  })
  const newer = await openDB(name, 2)
  expect(newer.version).toBe(2)
  newer.close()
})

/** As the browser itself tears a transaction off: the stand-in for it calls that by a name of its own. */
const tear = (transaction: object, why: string) => (transaction as Record<string, (why: string) => void>)['_abort']?.(why)

test('a transaction that a full device tore off says so and is not repeated', async () => {
  const own = database()
  let tries = 0
  const full = own.within('words', 'readwrite', async (store) => {
    tries += 1
    const written = store.put('а', 'слово')
    tear(unwrap(store.transaction), 'QuotaExceededError')
    return written
  })
  await expect(full).rejects.toHaveProperty('name', 'QuotaExceededError')
  expect(tries).toBe(1)
})

test('one that is torn off again is reported to who asked for it', async () => {
  const torn = database().within('words', 'readwrite', async (store) => {
    const written = Promise.all(['а', 'б'].map((word) => store.put(word, word)))
    store.transaction.abort()
    return written
  })
  await expect(torn).rejects.toHaveProperty('name', 'AbortError')
})

test('nothing of a torn transaction is rejected where nobody listens', async () => {
  const unheard = vi.fn<() => void>()
  process.on('unhandledRejection', unheard)
  const torn = database().within('words', 'readwrite', async (store) => {
    const written = store.put('а', 'слово')
    store.transaction.abort()
    return written
  })
  await torn.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', unheard)
  expect(unheard).not.toHaveBeenCalled()
})

test('a transaction that fails for another reason is not repeated', async () => {
  const add = vi.fn<() => void>()
  const own = database()
  await own.within('words', 'readwrite', (store) => store.add('а', 'слово'))
  const second = own.within('words', 'readwrite', (store) => (add(), store.add('б', 'слово')))
  await expect(second).rejects.toHaveProperty('name', 'ConstraintError')
  expect(add).toHaveBeenCalledTimes(1)
})

test('it makes way for a newer version and refuses from then on', async () => {
  const name = createUuid()
  const old = database(name)
  await old.open()
  const newer = await openDB(name, 2)
  await expect(old.within('words', 'readonly', (store) => store.get('а'))).rejects.toHaveProperty('name', 'VersionError')
  newer.close()
})

test('a refusal is asked anew the next time', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const own = database()
  await expect(own.open()).rejects.toHaveProperty('name', 'SecurityError')
  await expect(own.open()).resolves.toBeUndefined()
})

import type { Documents } from '@/shared/lib/device-log'

/** The last answers of the server, by name, for when it cannot be asked. */
export type StoredAnswers = {
  read: (name: string) => Promise<unknown>
  write: (name: string, value: unknown) => Promise<void>
}

/** Names that begin with `public.` are for whoever is here; all others are those of one visitor. */
export const storedOn = (documents: Documents, owner?: string): StoredAnswers => ({
  read: (name) => documents.read(`cards/${name}`),
  write: (name, value) => documents.write(`cards/${name}`, value, name.startsWith('public.') ? '' : owner),
})

import type { Documents } from '@/shared/lib/device-log'

/** The last answers of the server, by name, for when it cannot be asked. */
export type Kept = {
  read: (name: string) => Promise<unknown>
  write: (name: string, value: unknown) => Promise<void>
}

/** Names that begin with `public.` are for whoever is here; all others are those of one visitor. */
export const keptOn = (documents: Documents, owner?: string): Kept => ({
  read: (name) => documents.read(`cards/${name}`),
  write: (name, value) => documents.write(`cards/${name}`, value, name.startsWith('public.') ? '' : owner),
})

import { eq } from 'drizzle-orm'
import { contentState } from '../store/schema.ts'
import type { Db } from '../store/store.ts'

/** Names the state of the content: it changes with every letter that editors change. */
export async function contentVersion(db: Db): Promise<string> {
  const [state] = await db.select({ hash: contentState.hash }).from(contentState).where(eq(contentState.name, 'content'))
  return state?.hash.replace(/[^\w-]/g, '_') ?? ''
}

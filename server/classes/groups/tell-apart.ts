import { asc, eq } from 'drizzle-orm'
import { visibleText } from '#domain/visible-text'
import { groupMembers, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

const looks = (name: string): string => visibleText(name).normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('uk')

/**
 * The names of all who hold or held a seat in a group, by the id of the member. Names that look alike get a number in the order in which their holders joined,
 * which stays when one of them goes.
 */
export async function readNames(db: Db, groupId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: groupMembers.id, name: users.name })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.id))
  const named = rows.map(({ id, name }) => ({ id, name: name ?? 'Без імені' }))
  const alike = Map.groupBy(named, ({ name }) => looks(name))
  return new Map(
    named.map(({ id, name }) => {
      const group = alike.get(looks(name)) ?? []
      return [id, group.length > 1 ? `${name} · ${group.findIndex((each) => each.id === id) + 1}` : name]
    }),
  )
}

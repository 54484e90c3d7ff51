/** The page in the query: an invitation, a group of one’s own with one of its papers or without, or the offer for everybody. */
export type Part = { kind: 'offer' } | { kind: 'join'; code: string } | { kind: 'group'; id: string; task: string | null }

export function partOf(search: string): Part {
  const query = new URLSearchParams(search)
  const [code, id] = [query.get('join'), query.get('group')]
  if (code) return { kind: 'join', code }
  return id ? { kind: 'group', id, task: query.get('task') } : { kind: 'offer' }
}

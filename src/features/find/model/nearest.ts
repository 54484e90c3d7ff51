import type { SearchEntry } from '#domain/search'

const most = 5
const least = 0.3

/** Entries whose addresses look most like this one, by the pairs and triples of letters that they share. */
export function nearest(entries: readonly SearchEntry[], address: string): SearchEntry[] {
  const asked = gramsOf(address)
  return entries
    .filter(({ to }) => !to.includes('#'))
    .map((entry) => ({ entry, likeness: likeness(asked, gramsOf(entry.to)) }))
    .filter((each) => each.likeness >= least)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** Only the end of an address tells pages of one kind apart. */
function gramsOf(address: string): Set<string> {
  const end = ` ${address.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? ''} `
  return new Set(Array.from(end, (_, index) => end.slice(index, index + 3)).filter((gram) => gram.length === 3))
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((gram) => b.has(gram)).length
  return (2 * shared) / Math.max(1, a.size + b.size)
}

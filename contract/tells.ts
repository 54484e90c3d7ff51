const telling = <What extends string>(what: What) => ({ tells: what })

/**
 * Metadata of a field that tells the key of a task, what became of an answer to it, or points that it adds to. Every call whose answer has such a field is
 * walked by `tests/api/withheld.test.ts`: what is withheld from the visitor must not come out of it.
 */
export const tells = { key: telling('key'), outcome: telling('outcome'), points: telling('points') }

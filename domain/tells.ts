const telling = <What extends string>(what: What) => ({ tells: what })

/**
 * Marks a field that tells a key, an outcome or points. `tests/api/withheld.test.ts` walks every call whose answer has one: what is
 * withheld must not come out.
 */
export const tells = { key: telling('key'), outcome: telling('outcome'), points: telling('points') }

/** A name in a line of words that are no elements: letters that run from the right stay within it. */
const isolated = (name: string): string => `\u2068${name}\u2069`

/** Who has joined a class meanwhile. */
export const joinedText = (names: readonly string[]): string => `У класі з’явилися: ${names.map(isolated).join(', ')}`

/** A year of rows is more than one statement can name: runs `work` for two thousand of them after another. */
export async function inParts<T>(all: readonly T[], work: (part: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < all.length; start += 2000) await work(all.slice(start, start + 2000))
}

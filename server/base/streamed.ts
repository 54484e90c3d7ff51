/** Reads rows page by page: `read` gets the last row of the page before. A page that is not full is the last one. */
export async function* inPages<Row>(size: number, read: (after: Row | undefined, size: number) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let after: Row | undefined; ;) {
    const page = await read(after, size)
    if (page.length > 0) yield page
    after = page.at(-1)
    if (page.length < size) return
  }
}

/** The text of a JSON list, a row on each line; holds a page at a time. */
export async function* listText(pages: AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const page of pages) {
    if (page.length > 0) yield before + page.map((row) => JSON.stringify(row)).join(',\n')
    before = page.length > 0 ? ',\n' : before
  }
  yield before === '[' ? '[]' : ']'
}

/** Sends JSON as it is made; a reader who is slow, or leaves, holds the making up or ends it. What goes wrong on the way breaks the connection off. */
export function streamedJson(text: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    pull: async (controller) => {
      const next = await text.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    cancel: () => text.return(undefined).then(() => undefined),
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

import pg from 'pg'

/** Makes a database on the server of `url`, a copy of `template` when given. @returns its address. */
export async function makeDatabase(url: string, name: string, template?: string): Promise<string> {
  await runOn(url, `create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  const made = new URL(url)
  made.pathname = `/${name}`
  return made.href
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await runOn(url, `drop database if exists ${name} with (force)`)
}

/** Drops every database whose name begins with `start`. */
export async function dropDatabases(url: string, start: string): Promise<void> {
  const names = (await runOn(url, `select datname from pg_database where starts_with(datname, '${start}')`)) as { datname: string }[]
  for (const { datname } of names) await dropDatabase(url, datname)
}

/** Runs statements on the database of `url`, over a connection of their own. @returns the rows of the last one. */
export async function runOn(url: string, statements: string): Promise<readonly object[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const results: pg.QueryResult<object> | pg.QueryResult<object>[] = await client.query<object>(statements)
    return (Array.isArray(results) ? results : [results]).at(-1)?.rows ?? []
  } finally {
    await client.end()
  }
}

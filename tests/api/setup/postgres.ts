import pg from 'pg'

/** Makes a database on the server of `url`, a copy of `template` when given. @returns its address. */
export async function makeDatabase(url: string, name: string, template?: string): Promise<string> {
  await onServer(url, `create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  const made = new URL(url)
  made.pathname = `/${name}`
  return made.href
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await onServer(url, `drop database if exists ${name} with (force)`)
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

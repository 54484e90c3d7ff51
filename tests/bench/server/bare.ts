import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

/** A Hono that does nothing but ask PostgreSQL once: what one query costs in this process on this machine. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = new Hono()
  .get('/', (c) => c.json({ status: 'ok' }))
  .get('/query', async (c) => c.json((await pool.query('select id, name from users limit 1')).rows))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(`http://localhost:${port}`))

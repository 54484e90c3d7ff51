import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Measure } from '#contract/web-vitals'

/** Counts of visits by day, page, build and measured group; nothing says whose they were. */
export const vitalsMeasures = pgTable(
  'field_measures',
  {
    day: text('day').notNull(),
    build: text('build').notNull(),
    route: text('route').notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    /** Number of the group between two edges. */
    group: integer('group').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ name: 'field_measures_key', columns: [table.day, table.build, table.route, table.measure, table.group] })],
)

/** Counts of an error by day, page and build, with its impersonal words and the first place in our own files. */
export const vitalsFaults = pgTable(
  'field_faults',
  {
    day: text('day').notNull(),
    build: text('build').notNull(),
    route: text('route').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    place: text('place').notNull(),
    isFatal: boolean('is_fatal').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'field_faults_key',
      columns: [table.day, table.build, table.route, table.kind, table.name, table.message, table.place, table.isFatal],
    }),
  ],
)

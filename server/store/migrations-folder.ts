import { join } from 'node:path'

/** Beside this file, and beside the bundle, where the build puts a copy. */
export const migrationsFolder = join(import.meta.dirname, 'migrations')

import { buildAll } from './build/ensure-built.ts'

await buildAll()

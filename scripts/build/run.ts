import { buildAll } from './ensure-built.ts'

await buildAll()

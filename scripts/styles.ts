import { generateStyles } from './build/generate-styles.ts'

await generateStyles()

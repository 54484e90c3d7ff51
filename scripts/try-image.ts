import { tryImage } from './image/try-image.ts'

console.log(`▸ Образ: ${await tryImage()} с`)

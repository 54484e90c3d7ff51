import { readConfig } from '../server/run/config.ts'
import { rotateSecret } from '../server/people/uploads/secret.ts'

/** `npm run rotate-secret`: gives the server another secret; docs/security.md says when and what else to change. */
try {
  const { secret, directory } = readConfig(process.env)
  if (secret !== null) throw new Error('Секрет задано змінною SECRET: заміни її значення й перезапусти сервер')
  console.log(`Новий секрет у ${rotateSecret(directory)}. Перезапусти сервер: адреси для фото, видані раніше, вже не діятимуть.`)
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

import type { FirstAnswers } from '@/shared/lib/first-answers'
import { keepSeen } from '@/shared/lib/seen'

/** Keeps on the device what came along with the page, as it keeps what is asked for. */
export async function keepFirst({ answers }: FirstAnswers): Promise<void> {
  for (const [path, body] of Object.entries(answers)) if (path.startsWith('v3/')) await keepSeen(path, body)
}

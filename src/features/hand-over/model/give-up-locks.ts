import { listSurveys, giveLockAway, isRunning, type SurveyGround } from '@/entities/survey'

/** The papers that are open go on at the other device: whatever tab of this one has them only reads from now on. */
export async function giveUpLocks({ clock }: SurveyGround): Promise<void> {
  const running = (await listSurveys({ clock })).filter(isRunning)
  for (const { id } of running) await giveLockAway(id)
}

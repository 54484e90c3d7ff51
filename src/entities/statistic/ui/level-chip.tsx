import type { MasteryLevel } from '#domain/mastery'
import { Chip } from '@/shared/ui/chip'
import { levelNames } from '../model/level'

const tones = { new: 'outline', learning: 'plain', familiar: 'pen', confident: 'right', mastered: 'right' } as const

/** The level of mastery in a word; the words tell levels apart, the colour only helps. */
export function LevelChip({ level }: { level: MasteryLevel }) {
  return (
    <Chip tone={tones[level]} icon={level === 'mastered' ? 'check' : undefined}>
      {levelNames[level]}
    </Chip>
  )
}

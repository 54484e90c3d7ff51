import { faultReportsStream } from '@/entities/fault-report'
import { cardMediaStream, ownCardsStream, reviewsStream } from '@/entities/flashcard'
import { paperResultsStream } from '@/entities/group'
import { lettersStream } from '@/entities/letter'
import { paymentsStream } from '@/entities/payment'
import { answersStream } from '@/entities/survey'
import { factsStream, lessonsStream } from '@/entities/user-fact'
import type { Fact, Stream } from '@/shared/lib/device-log'

/** Everything that waits on a device for the server. @param client this device. */
export const streamsOf = (client: string): readonly Stream<Fact>[] => [
  answersStream(client),
  factsStream,
  lessonsStream,
  ownCardsStream,
  cardMediaStream,
  reviewsStream,
  lettersStream,
  paperResultsStream,
  paymentsStream,
  faultReportsStream,
]

import { useIsSessionThere } from '@/entities/session'
import { Follower, type FollowReadingProps } from './follower'

/** Brings the marks of reading up to what the server knows of this visitor, from other devices too. Draws nothing; without the network the marks stay. */
export function FollowReading(props: FollowReadingProps) {
  return useIsSessionThere() && <Follower {...props} />
}

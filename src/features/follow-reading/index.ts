export { FollowReading } from './ui/follow-reading'

export { eventsOf, explore, happenings, isTaken, mayHappen, muted, walkTo, type Answers, type Way } from './chaos/explore.ts'

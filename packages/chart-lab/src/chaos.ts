export { eventsOf, explore, happenings, mayHappen, muted, walkTo, type Answers, type Way } from './chaos/explore.ts'

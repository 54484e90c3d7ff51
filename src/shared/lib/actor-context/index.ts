export { createActorContext } from './actor-context'

export { chanceFrom, type Chance } from './recorder/chance.ts'
export { listen, type Listener, type ListenOptions } from './recorder/listen.ts'

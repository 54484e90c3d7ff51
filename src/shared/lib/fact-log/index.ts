export { deliverWaiting, type Receipt } from './deliver-waiting'
export { createFactLog, type Bare, type FactLog } from './fact-log'
export { deviceShelf, pageShelf, safeShelf, type Fact, type FactShelf } from './fact-shelf'
export { openFactLog } from './open-fact-log'

import { createFactLog, type FactLog } from './fact-log'
import { deviceShelf, pageShelf, safeShelf } from './fact-shelf'

/** The log on this device, backed by one on the page for what the browser refuses to keep. */
export const openFactLog = async (): Promise<FactLog> => createFactLog(safeShelf(deviceShelf(), pageShelf()))

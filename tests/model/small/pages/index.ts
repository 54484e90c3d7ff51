import { buildUpdatePage } from './build-update'
import { consentPage } from './consent'
import { devicesPage } from './devices'
import { seatPage } from './group-seat'
import { handOverPage } from './hand-over'
import { joinPage } from './join-group'
import { keepPackPage } from './keep-pack'
import { lessonPage } from './lesson'
import { letterPage } from './letter'
import { loadPage } from './load'
import { onceCallPage } from './once-call'
import { outboxPage } from './outbox'
import { purchasePage } from './purchase'
import { renamePage } from './rename'

export const pages = {
  buildUpdate: buildUpdatePage,
  consent: consentPage,
  deviceSessions: devicesPage,
  groupSeat: seatPage,
  handOver: handOverPage,
  joinGroup: joinPage,
  keepPack: keepPackPage,
  lesson: lessonPage,
  letter: letterPage,
  load: loadPage,
  onceCall: onceCallPage,
  outbox: outboxPage,
  purchase: purchasePage,
  rename: renamePage,
}

import { addresses, type AddressName } from '@/shared/routes'

/** Addresses with parts that change, with names in place of those parts. */
const named: Partial<Record<AddressName, string>> = {
  result: '/result/:subject/:survey',
  survey: '/subjects/:subject/survey/:survey-:id',
  tests: '/subjects/:subject/tests/:mode',
  theoryTest: '/subjects/:subject/theory/:type/test-:id',
  theoryArticle: '/subjects/:subject/theory/:type/:article',
  theory: '/subjects/:subject/theory/:type',
  subject: '/subjects/:subject',
  topic: '/subjects/:subject/:topic',
  content: '/:page',
}

const isName = (route: string): route is AddressName => Object.hasOwn(addresses, route)

/** A page as it is written for a reader. @param route name of an address as browsers tell it. */
export const patternOf = (route: string): string =>
  isName(route) ? (named[route] ?? (addresses[route].to as () => string)()) : 'інша адреса'

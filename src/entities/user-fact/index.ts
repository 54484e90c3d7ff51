export { factsStream, lessonsStream } from './model/fact-streams'
export { createUserFacts, type BareUserFact, type UserFacts } from './model/user-facts'
export { usePreferences } from './model/use-preferences'
export { useIsSaved, UserFactsProvider, useUserFacts } from './model/user-facts-context'

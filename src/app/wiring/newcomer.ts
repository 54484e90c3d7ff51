import { endNewcomer, stayNew } from '@/shared/ui/for-newcomer'

const momentMs = 5000

/** A guest made a moment ago for this very page, who has done nothing yet: the server has nothing about them. */
export function createNewcomer(now: () => number = () => performance.now()) {
  let madeAt = -Infinity
  return {
    /** Notes when a guest is made. */
    after: (logIn: () => Promise<string>) => async (): Promise<string> => {
      const token = await logIn()
      madeAt = now()
      stayNew()
      return token
    },
    isHere: (): boolean => now() - madeAt < momentMs,
    /** They state something, here; in another tab nobody is as fast. */
    goOn: (): void => {
      madeAt = -Infinity
      endNewcomer()
    },
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'

const own: Record<string, string> = {
  team: 'team',
  partnership: 'partnership',
  courses: 'courses',
  flashcard: 'flashcards',
  'group-premium': 'group',
  paywall: 'premium',
}

/** A page that has a picture of its own is named to messengers even where search engines are not to keep it. */
export const hasPicture = (path: string): boolean => own[path.slice(1)] !== undefined

/**
 * The picture that messengers show for an address: that of its page or subject, else that of the site.
 * @param site folder of the built site. @returns a path, null where the build has drawn none.
 */
export function pictureOf(site: string, path: string): string | null {
  const [, first = '', subject, section] = path.split('/')
  const ofSubject = first === 'subjects' && subject ? `${section === 'theory' ? 'theory' : 'subject'}-${subject}` : undefined
  const names = [ofSubject ?? own[first], 'site'].filter((name) => name !== undefined && /^[a-z-]+$/.test(name))
  const found = names.find((name) => existsSync(join(site, 'og', `${name}.png`)))
  return found === undefined ? null : `/og/${found}.png`
}

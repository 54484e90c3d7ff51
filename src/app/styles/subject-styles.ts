import { defineGlobalStyles } from '@pandacss/dev'
import { subjectPalette } from './colors'

/** One glyph each, on a field of 24 units with the pen of 2: Ї, a root, four cells, Aa, a quill, a leaf, contours, a wave, a hexagon. */
const signs: Record<keyof typeof subjectPalette, string> = {
  ukrainian: 'M8 9h8M12 9v11M8 20h8M9 4.5h.1M15 4.5h.1',
  math: 'M3 13h3l3 7L13 4h8M14 11l5 6M19 11l-5 6',
  history: 'M3 3h8v8H3ZM13 3h8v8h-8ZM3 13h8v8H3ZM13 13h8v8h-8ZM7 5.5v3M17 15.5v3',
  english: 'M2 19 7 5l5 14M4 14h6M22 12v7M22 15.5a3.5 3.5 0 1 0-7 0a3.5 3.5 0 1 0 7 0',
  literature: 'M4 21 10 14M10 14c0-6 4-10 11-11c0 7-4 12-11 11ZM10 14l5-5',
  biology: 'M4 20C4 10 10 4 20 4C20 14 14 20 4 20ZM4 20 14 10',
  geography:
    'M12 3c6 0 9 4 9 9s-4 9-9 9-9-3-9-8 3-10 9-10ZM12 7.5c3 0 5 2 5 4.500s-2 4.500-5 4.500-4.500-2-4.500-4.500S9 7.500 12 7.500ZM12 12h.1',
  physics: 'M3 3h18v18H3ZM3 12c3-7 6-7 9 0s6 7 9 0',
  chemistry: 'M12 2.500 20 7.250v9.500L12 21.500 4 16.750v-9.500ZM12 7v10',
}

const field = 24
const names = Object.keys(signs)
/** All signs, one under another: one file, and one request, for all subjects of a page. */
const sheet = Object.values(signs).map((path, index) => `%3Cpath transform='translate(0 ${index * field})' d='${path}'/%3E`)
const drawn = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${field} ${field * sheet.length}' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='square'%3E${sheet.join('')}%3C/svg%3E")`
/** Where a sign lies on the sheet, as the position of a mask that is as wide as its cell. */
const placeOf = (subject: string): string => `0 ${(100 * names.indexOf(subject)) / (names.length - 1)}%`

/**
 * Colours inside `data-subject`: `--subject` is ink, `--subject-wash` a ground. A subject that is not drawn here is in pencil, its sign a
 * letter. Signs lie in the sheet and cost no script.
 */
export const subjectStyles = defineGlobalStyles({
  '[data-subject]': {
    '--subject': '{colors.inkMuted}',
    '--subject-wash': '{colors.sunken}',
    '--subject-sign': 'none',
    '--subject-letter': 'attr(data-letter)',
    '--subject-fill': 'transparent',
    '--subject-sign-fit': 'center',
  },
  [names.map((subject) => `[data-subject=${subject}]`).join()]: {
    '--subject-sign': `${drawn} var(--subject-sign-place) / 100% ${names.length * 100}% no-repeat`,
    '--subject-letter': '""',
    '--subject-fill': 'var(--subject)',
    '--subject-sign-fit': 'stretch',
  },
  ...Object.fromEntries(
    Object.entries(subjectPalette).map(([subject, { ink, wash }]) => [
      `[data-subject=${subject}]`,
      {
        '--subject': ink.day,
        '--subject-wash': wash.day,
        '--subject-sign-place': placeOf(subject),
        _dark: { '--subject': ink.night, '--subject-wash': wash.night },
      },
    ]),
  ),
  // Before the page knows who is here.
  ...Object.fromEntries(
    Object.keys(subjectPalette).map((subject) => [`html[data-elective=${subject}] li[data-subject=${subject}]`, { order: '-1' }]),
  ),
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('an icon and a reminder are offered where work has ended, never within a task, a card or a lesson', () => {
  const offering = globSync('src/{app,pages,widgets}/**/*.tsx').filter(
    (file) => !file.includes('.test.') && /<(InstallOffer|ReminderOffer)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(offering.toSorted()).toEqual([
    'src/pages/dashboard/ui/side-column.tsx',
    'src/pages/dashboard/ui/view-content.tsx',
    'src/pages/flashcards/ui/review/done-view.tsx',
    'src/pages/result/ui/result-view.tsx',
  ])
})

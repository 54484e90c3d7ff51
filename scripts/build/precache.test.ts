import { expect, test } from 'vitest'
import { precacheList, type Manifest } from './precache.ts'

const pages = [
  'courses',
  'dashboard',
  'flashcards',
  'landing',
  'practice-setup',
  'result',
  'search',
  'subject',
  'subjects',
  'survey',
  'theory',
]
const studied = [...pages, 'theory-article', 'theory-test', 'topic'].map((slice) => `src/pages/${slice}/index.ts`)
const manifest: Manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    isEntry: true,
    css: ['assets/index-1.css'],
    dynamicImports: [...studied, 'src/pages/profile/index.ts'],
  },
  ...Object.fromEntries(studied.map((key, index) => [key, { file: `assets/page-${index}.js` }])),
  'src/pages/survey/index.ts': {
    file: 'assets/survey.js',
    imports: ['_desk.js'],
    dynamicImports: ['zoom.tsx', 'src/pages/profile/index.ts'],
  },
  '_desk.js': { file: 'assets/desk.js' },
  'zoom.tsx': { file: 'assets/zoom.js', css: ['assets/zoom.css'] },
  'src/pages/profile/index.ts': { file: 'assets/profile.js' },
  face: { file: 'assets/text.woff2' },
  old: { file: 'assets/text.ttf' },
  main: { file: 'assets/KaTeX_Main-Regular-1.woff2' },
  script: { file: 'assets/KaTeX_Script-Regular-1.woff2' },
}

test('what a pupil may press on a page to study with is on the list, what belongs to other pages is not', () => {
  const list = precacheList(manifest, '<script src="/early.js?v=1a"></script><link href="/favicon.svg"><a href="/subjects">')
  expect(list).toEqual(expect.arrayContaining(['/assets/survey.js', '/assets/desk.js', '/assets/zoom.js', '/assets/zoom.css']))
  expect(list).toEqual(expect.arrayContaining(['/assets/index-1.css', '/early.js?v=1a', '/favicon.svg', '/config.json', '/error.css']))
  expect(list).not.toContain('/assets/profile.js')
  expect(list).not.toContain('/subjects')
})

test('of faces come those of the text and the usual ones of formulas, in one format', () => {
  const faces = precacheList(manifest, '').filter((file) => /woff2|ttf/.test(file))
  expect(faces).toEqual(['/assets/KaTeX_Main-Regular-1.woff2', '/assets/text.woff2'])
})

test('a page that the build no longer knows by this name stops the build', () => {
  const { 'src/pages/topic/index.ts': _gone, ...without } = manifest
  expect(() => precacheList(without, '')).toThrow('src/pages/topic/index.ts is not in the build')
})

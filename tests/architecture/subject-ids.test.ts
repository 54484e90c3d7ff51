import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Which subjects there are, and which of them comes first, is said by the content alone. What names one all the same stands here with its reason. */
const excepted: Record<string, string> = {
  'src/pages/admission/model/chance.ts': 'the formula of admission names its three required subjects by law',
  'src/pages/dashboard/model/score-form.ts': 'the same formula',
  'src/pages/dashboard/model/filled-form.ts': 'the same formula',
  'src/pages/landing/model/sample-result.ts': 'a written example of a result',
  'src/pages/subjects/ui/subject-groups.tsx': 'the words about German, French and Spanish compare them with English',
}

const ids = readdirSync('content/subjects')
/** A run of rich text is of the kind `math`, a formula stands in an element of this name, and a state of a chart is of the type `history`. */
const otherMeaning = /querySelector\('math'\)|(?:kind|value|key) [!=]== '|case 'math'|type: 'history'/
const literal = new RegExp(`['"\`/](?:${ids.join('|')})['"\`/]`)

test('no subject is named in the code of the site but where it must be', () => {
  expect(ids.length).toBeGreaterThan(8)
  const named = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => literal.test(line) && !otherMeaning.test(line) && !/^\s*(?:\/\*|\*|\/\/|import )/.test(line)),
    )
  expect(named.toSorted()).toEqual(Object.keys(excepted).toSorted())
})

import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { classesForStyles } from './style-classes.ts'

test('style attributes become classes beside those that are there, one for each declaration', () => {
  const { markup, css } = classesForStyles('<i class="a" style="top:1em;left:2em;"><b style="top:1em;">x</b></i>')
  const [, top = '', left = ''] = /<i class="a (\w+) (\w+)">/.exec(markup) ?? []
  expect(markup).toBe(`<i class="a ${top} ${left}"><b class="${top}">x</b></i>`)
  expect(css).toBe(`.${top}{top:1em!important}.${left}{left:2em!important}`)
})

test('text that looks like an attribute stays text', () => {
  const text = '<p>style="top:1em"</p>'
  expect(classesForStyles(text)).toEqual({ markup: text, css: '' })
})

test('no element keeps its style, whatever else it has, and a sign within a value does not end the declaration', () => {
  const markup =
    '<h1 style="top:0">1</h1><svg viewBox="0 0 1 1"><linearGradient id="a" style="top:0"></linearGradient></svg>' +
    '<p title="a &gt; b; style=&quot;x&quot;" style="font-family:&quot;A; B&quot;, &#x27;C&#x27;;background:url(data:image/png;base64,AA==)" lang="uk">x</p><br style="top:0"/>'
  const made = classesForStyles(markup)
  type Node = { attrs?: { name: string }[]; childNodes?: Node[] }
  const attributesOf = ({ attrs = [], childNodes = [] }: Node): string[] => [
    ...attrs.map(({ name }) => name),
    ...childNodes.flatMap(attributesOf),
  ]
  expect(attributesOf(parseFragment(made.markup) as Node).toSorted()).toEqual(
    ['class', 'class', 'class', 'class', 'id', 'lang', 'title', 'viewBox'].toSorted(),
  )
  expect(made.css).toContain(`{font-family:"A; B", 'C'!important}`)
  expect(made.css).toContain('{background:url(data:image/png;base64,AA==)!important}')
})

test('a style that cannot be read is an error', () => {
  expect(() => classesForStyles('<p style="{}">')).toThrow('cannot be read')
})

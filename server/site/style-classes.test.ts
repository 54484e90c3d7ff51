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

import { expect, test } from 'vitest'
import { readSheet, unreadSelectors, usedStyles } from './used-styles.ts'

const used = (css: string, classes: string) => usedStyles(readSheet(css), `<p class="${classes}">`)

test('a rule is kept where the markup has its class, in its layer and media, and a tag has none to miss', () => {
  const css =
    '@layer reset,base;@layer base{p{margin:0}.a,.b{color:red}.c{color:blue}}@media print{.c{color:red}.a{color:blue}}@media all{.c{top:0}}'
  expect(used(css, 'a')).toBe('@layer reset,base;@layer base{p{margin:0}.a{color:red}}@media print{.a{color:blue}}')
})

test('a layer of which the page needs nothing keeps its place among the layers', () => {
  const css =
    '@layer base{p{margin:0}}@layer recipes{@layer _base{.a{top:1px}}}@layer utilities{.b{top:0}}@layer recipes.slots{.c{top:2px}}'
  expect(used(css, 'b')).toBe(
    '@layer base,recipes,recipes._base,utilities,recipes.slots;@layer base{p{margin:0}}@layer utilities{.b{top:0}}',
  )
})

test('names with signs are read as the markup writes them', () => {
  const css = '.hover\\:c_pen:hover{color:red}.\\[\\&_a\\]\\:c_x a{color:blue}.w_\\31 2{width:3rem}.p_0\\.5{padding:0}'
  expect(used(css, 'hover:c_pen [&amp;_a]:c_x w_12 p_0.5')).toBe(css)
  expect(used(css, 'c_pen w_2 p_0')).toBe('')
})

test('a state of a class outside the markup does not keep the rule, what stands in brackets does not drop it', () => {
  const css = '.a.open{top:0}.a:not(.b){top:1px}:where(.b) .a{top:2px}'
  expect(used(css, 'a')).toBe('.a:not(.b){top:1px}:where(.b) .a{top:2px}')
})

test('what cannot be read takes nothing away', () => {
  expect(used('.b@{top:0}.b{top:1px}', 'a')).toBe('.b@{top:0}')
  for (const markup of ["<p class='a'>", '<p class=a>', '<p\nclass="a">'])
    expect(usedStyles(readSheet('.b{top:0}'), markup)).toBe('.b{top:0}')
  expect(usedStyles(readSheet('.b{top:0}'), '<p class="a">x class= y</p>')).toBe('')
})

test('a selector that cannot be read is named', () => {
  expect(unreadSelectors(readSheet('.a:hover>p[data-x="1"],.b\\:c::before{top:0}@keyframes x{0%{top:0}to{top:1px}}'))).toEqual([])
  expect(unreadSelectors(readSheet('.a{top:0}.b@,.a!b{top:0}'))).toEqual(['.b@', '.a!b'])
})

test('variables and animations are kept where something reads them', () => {
  const css =
    ':root{--one:var(--two);--two:1px;--three:2px}@keyframes rise{to{top:0}}@keyframes fall{to{top:1px}}' +
    '.a{width:var(--one);animation:rise 1s}'
  expect(used(css, 'a')).toBe(':root{--one:var(--two);--two:1px}@keyframes rise{to{top:0}}.a{width:var(--one);animation:rise 1s}')
})

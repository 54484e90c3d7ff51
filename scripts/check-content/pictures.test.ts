import { expect, test } from 'vitest'
import { complaintsAbout } from './pictures.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`

test('a picture that stands on its own has nothing to complain of', () => {
  expect(complaintsAbout(svg('<g id="a"><path d="M0 0H9" fill="url(#b)"/><use href="#a"/></g><!-- <script/> -->'))).toEqual([])
})

test('whatever runs or is fetched is told, however it is written', () => {
  const told: [string, string][] = [
    ['<script>1</script>', '<script>'],
    ["<path onload = 'x()' d=''/>", 'onload="x()"'],
    ['<a xlink:href="&#106;avascript:x()"/>', 'xlink:href="javascript:x()"'],
    ['<use href="https://a.example/b.svg#c"/>', 'href="https://a.example/b.svg#c"'],
    ['<path fill="URL( &quot;https://a.example&quot;)"/>', 'fill="URL( "https://a.example")"'],
    ['<path style="fill:red"/>', 'style="fill:red"'],
    ['<foreignObject/>', '<foreignObject>'],
  ]
  for (const [inside, complaint] of told) expect(complaintsAbout(svg(inside)), inside).toContain(complaint)
})

test('a picture without a view box, and one that is no XML, are told', () => {
  expect(complaintsAbout('<svg width="10"/>')).toEqual(['немає <svg> з viewBox'])
  expect(complaintsAbout('<svg viewBox="0 0 1 1"><path></svg>')[0]).toContain('не читається як XML')
})

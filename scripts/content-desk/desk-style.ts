import { palette, type ColorName } from '../../src/app/styles/colors.ts'
import { drawingLook } from '../../src/shared/ui/figure/drawing-look.ts'

const isColor = (name: string): name is ColorName => name in palette
const colours = (theme: 'day' | 'night') =>
  Object.entries(palette)
    .map(([name, of]) => `--${name}:${of[theme]}`)
    .join(';')

type Value = string | { base: string; _dark: string }
const property = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const weights: Record<string, string> = { medium: '500' }
const written = (value: string) => (isColor(value) ? `var(--${value})` : (weights[value] ?? value))
const rule = (selector: string, look: Record<string, Value>, theme: 'base' | '_dark') => {
  const lines = Object.entries(look).flatMap(([name, value]) => {
    const own = typeof value === 'string' ? (theme === 'base' ? value : null) : value[theme]
    return own === null ? [] : `${property(name)}:${written(own)}`
  })
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`
}

/** The looks of drawings just as the site has them, in both themes on one page. */
const looks = Object.entries(drawingLook.base ?? {})
  .flatMap(([name, look]) => [
    rule(`.sheet .${name}`, look as Record<string, Value>, 'base'),
    rule(`.night .${name}`, look as Record<string, Value>, '_dark'),
  ])
  .join('\n')

export const deskStyle = `
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:1rem;color:#171f38;background:#f6f6f4;overflow-wrap:anywhere}
a{color:#1f3fb8;display:inline-block;min-height:24px} nav a{margin-right:1rem} [aria-current]{font-weight:700}
.wide{overflow-x:auto} table{border-collapse:collapse} td,th{border:1px solid #d9dcd9;padding:.2rem .5rem;text-align:left}
article{background:#fff;border:1px solid #d9dcd9;padding:1rem;margin:1rem 0} ol{list-style:none;padding:0} small{color:#525a70} math{max-width:100%;overflow-x:auto}
figure{margin:.5rem 0;display:flex;flex-wrap:wrap;gap:.5rem} figcaption{flex-basis:100%;color:#525a70} svg,img{max-width:100%;height:auto;display:block}
.sheet{padding:.75rem;background:var(--sheet);max-width:100%;box-sizing:border-box} .day{${colours('day')}} .night{${colours('night')}} .plate{background:#fff}
${looks}`

import { palette, type ColorName } from '../../src/app/styles/colors.ts'

const names: ColorName[] = ['sheet', 'ink', 'line', 'pen', 'right', 'marker', 'wrong', 'canvas', 'edge', 'sunken', 'penWash']
const colours = (theme: 'day' | 'night') => names.map((name) => `--${name}:${palette[name][theme]}`).join(';')

/** The looks of drawings as the site has them, in both themes on one page. */
export const deskStyle = `
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:1rem;color:#171f38;background:#f6f6f4}
nav a{margin-right:1rem} table{border-collapse:collapse} td,th{border:1px solid #d9dcd9;padding:.2rem .5rem;text-align:left}
article{background:#fff;border:1px solid #d9dcd9;padding:1rem;margin:1rem 0} ol{list-style:none;padding:0} small{color:#525a70}
figure{margin:.5rem 0;display:flex;flex-wrap:wrap;gap:.5rem} figcaption{flex-basis:100%;color:#525a70} svg{max-width:100%;height:auto;display:block}
.sheet{padding:.75rem;background:var(--sheet);max-width:100%;box-sizing:border-box} .day{${colours('day')}} .night{${colours('night')}}
path{fill:none;stroke:var(--ink);stroke-linecap:round;stroke-linejoin:round} .line{stroke-width:2}.bold{stroke-width:3}.thin{stroke-width:1.2}
.hidden{stroke-width:1.6;stroke-dasharray:5 4}.axis{stroke-width:1.6}.grid{stroke:var(--line);stroke-width:1}.curve{stroke:var(--pen);stroke-width:2.6}
.curveSecond{stroke:var(--right);stroke-width:2.6;stroke-dasharray:9 4}.area,.bar{fill:var(--pen);fill-opacity:.24;stroke:none}
.areaSecond{fill:var(--marker);fill-opacity:.62;stroke:none}.areaThird{fill:var(--right);fill-opacity:.34;stroke:none}
.areaFourth{fill:var(--wrong);fill-opacity:.3;stroke:none}.hatch{stroke:var(--pen);stroke-width:1.4}.dot{fill:var(--ink);stroke:none}
.ring{fill:var(--sheet);stroke-width:2}.arrow{stroke:var(--wrong);stroke-width:3}.land{fill:var(--canvas);stroke:var(--edge);stroke-width:1}
.neighbour{fill:var(--sunken);stroke:var(--edge);stroke-width:.8}.water{fill:var(--penWash);stroke:none}.river{stroke:var(--edge);stroke-width:1.6}
.border{stroke-width:2.4} text{fill:var(--ink)}.name{font-style:italic}.place,.onArea{stroke:var(--sheet);stroke-width:3;paint-order:stroke}`

const side = 16
/** Of a colour, 0 to 255. Browsers that blur a few pixels a little spoil no picture; those that answer noise differ by a third of the scale. */
const mostDifference = 8

/** Says whether what is drawn can be taken out again: some browsers answer noise, so that nobody is known by their pictures. */
export function hasTrueCanvas(make: () => HTMLCanvasElement = () => document.createElement('canvas')): boolean {
  const canvas = Object.assign(make(), { width: side, height: side })
  const pen = canvas.getContext('2d')
  if (!pen) return false
  pen.fillStyle = '#808080'
  pen.fillRect(0, 0, side, side)
  const { data } = pen.getImageData(0, 0, side, side)
  let difference = 0
  for (let at = 0; at < data.length; at += 4) difference += Math.abs((data[at] ?? 0) - 128)
  return difference / (side * side) <= mostDifference
}

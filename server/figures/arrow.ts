import { round, stroke, type Sheet, type Spot } from './sheet.ts'

/** A filled head whose tip lies at a spot and looks in a direction, in degrees against the clock. */
export function arrowHead(sheet: Sheet, [x, y]: Spot, degrees: number, length = 10): void {
  const corner = (turn: number): string => {
    const angle = ((degrees + 180 + turn) * Math.PI) / 180
    return `${round(x + length * Math.cos(angle))} ${round(y - length * Math.sin(angle))}`
  }
  stroke(sheet, 'dot', `M${round(x)} ${round(y)}L${corner(20)}L${corner(-20)}Z`)
}

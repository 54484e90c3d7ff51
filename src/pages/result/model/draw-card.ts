import type { ShareText } from './share-text'

export const cardSize = { width: 1200, height: 630 }

/** The share card: one sheet of squared paper with the score on it, the same in both themes. */
export function drawCard(canvas: HTMLCanvasElement, { title, score, detail, date }: ShareText, brand: string): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = cardSize
  const write = (words: string, font: string, y: number, colour = '#171f38', most = width - 160) => {
    context.font = `${font} 'Wix Madefor Text', system-ui, sans-serif`
    context.fillStyle = colour
    context.fillText(words, 80, y, most)
  }
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.strokeStyle = '#e2e8f2'
  context.beginPath()
  for (let at = 30; at < width; at += 30) {
    context.moveTo(at, 0)
    context.lineTo(at, height)
    context.moveTo(0, at)
    context.lineTo(width, at)
  }
  context.stroke()
  context.fillStyle = '#ffdf61'
  context.fillRect(0, 0, width, 16)
  write(title, '700 52px', 130)
  write(score, '800 220px', 380)
  write(detail, '400 44px', 460, '#525a70')
  write(date, '400 36px', 560, '#525a70')
  context.textAlign = 'right'
  context.font = "800 44px 'Wix Madefor Text', system-ui, sans-serif"
  context.fillStyle = '#2440b4'
  context.fillText(brand, width - 80, 560)
  context.textAlign = 'left'
}

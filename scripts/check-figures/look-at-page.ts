/** What a text of a drawing is found to be on the page; `box` is where its letters may stand, in pixels of the page. */
export type SeenText = { text: string; look: string; box: [number, number, number, number] }
export type SeenDrawing = { name: string; marks: number; faults: string[]; texts: SeenText[] }

/** Runs in the page: measures every drawing in the theme that the page has. Frames and contrasts are told as faults, texts are handed on. */
export function measureDrawings(): SeenDrawing[] {
  const least = { mark: 3, text: 4.5 }
  type Colour = readonly [number, number, number, number]
  const colourOf = (text: string, opacity: string): Colour => {
    const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
    return [r, g, b, a * Number(opacity)]
  }
  const over = ([r, g, b, a]: Colour, [br, bg, bb]: Colour): Colour => [r * a + br * (1 - a), g * a + bg * (1 - a), b * a + bb * (1 - a), 1]
  const light = ([r, g, b]: Colour): number => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((value) => {
      const part = value / 255
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const contrast = (a: Colour, b: Colour): number => {
    const [low = 0, high = 0] = [light(a), light(b)].toSorted((x, y) => x - y)
    return (high + 0.05) / (low + 0.05)
  }
  return [...document.querySelectorAll<HTMLElement>('[data-drawing]')].map((cell) => {
    const svg = cell.querySelector('svg')!
    const { width, height } = svg.viewBox.baseVal
    const paper = colourOf(getComputedStyle(cell).backgroundColor, '1')
    const marks = [...svg.querySelectorAll<SVGGeometryElement | SVGTextElement>('path, text')]
    const faults: string[] = []
    const fills: { path: SVGGeometryElement; box: DOMRect; fill: Colour }[] = []
    const under = (x: number, y: number): Colour => {
      const point = new DOMPoint(x, y)
      const isIn = ({ path, box }: (typeof fills)[number]) =>
        x >= box.left && x <= box.right && y >= box.top && y <= box.bottom && path.isPointInFill(point)
      return fills.reduce((ground, each) => (isIn(each) ? over(each.fill, ground) : ground), paper)
    }
    const texts: SeenText[] = []
    for (const [index, mark] of marks.entries()) {
      const box = mark.getBBox()
      const style = getComputedStyle(mark)
      const look = [...mark.classList].find((name) => name.startsWith('drawing__'))?.slice(9) ?? ''
      const fill = style.fill === 'none' ? null : colourOf(style.fill, style.fillOpacity)
      const line = style.stroke === 'none' ? null : colourOf(style.stroke, style.strokeOpacity)
      if (mark instanceof SVGTextElement) {
        const text = mark.textContent
        const size = Number.parseFloat(style.fontSize)
        const base = Number(mark.getAttribute('y'))
        const [left, top, right, bottom] = [box.x, base - size * 0.72, box.x + box.width, base + size * 0.2]
        if (box.width === 0) faults.push(`напису «${text}» не видно`)
        if (left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5) faults.push(`напис «${text}» виходить за рамку`)
        const found = [0.15, 0.5, 0.85].map((share) => contrast(fill ?? paper, under(left + (right - left) * share, base - size * 0.3)))
        if (Math.min(...found) < least.text) faults.push(`напис «${text}»: контраст ${Math.min(...found).toFixed(2)}`)
        const frame = svg.getBoundingClientRect()
        const [dx, dy] = [frame.left + scrollX, frame.top + scrollY]
        texts.push({ text, look, box: [left + dx, top + dy, right + dx, bottom + dy] })
        continue
      }
      const name = `${look} (${index + 1})`
      const length = mark.getTotalLength()
      if (length === 0) {
        faults.push(`лінії ${name} не видно`)
        continue
      }
      if (box.x < -0.6 || box.y < -0.6 || box.x + box.width > width + 0.6 || box.y + box.height > height + 0.6)
        faults.push(`лінія ${name} виходить за рамку: ${[box.x, box.y, box.x + box.width, box.y + box.height].map(Math.round).join(' ')}`)
      const found = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].map((share) => {
        const { x, y } = mark.getPointAtLength(length * share)
        const ground = under(x, y)
        const asLine = line ? contrast(over(line, ground), ground) : 1
        const asFill = fill ? contrast(over(fill, ground), ground) : 1
        return Math.max(asLine, asFill)
      })
      const middle = found.toSorted((a, b) => a - b)[2] ?? 1
      if (middle < least.mark) faults.push(`лінія ${name}: контраст ${middle.toFixed(2)}`)
      if (fill) fills.push({ path: mark, box, fill })
    }
    return { name: cell.dataset['drawing'] ?? '', marks: marks.length, faults, texts }
  })
}

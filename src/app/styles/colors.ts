/** A colour of the two themes: by day on paper, by night on slate. */
type Shade = { day: string; night: string }

/**
 * The palette: blue is the pen (what can be pressed), yellow the marker (where you are), red the teacher’s pen (wrong), green right.
 * `contrast.test.ts` holds every pair.
 */
export const palette = {
  canvas: { day: '#f6f6f4', night: '#12151c' },
  sheet: { day: '#ffffff', night: '#1b1f2a' },
  sunken: { day: '#ebebe8', night: '#252b39' },
  ink: { day: '#171f38', night: '#eeede8' },
  inkMuted: { day: '#525a70', night: '#a9b0c2' },
  line: { day: '#d9dcd9', night: '#303646' },
  edge: { day: '#767e93', night: '#7d879f' },
  pen: { day: '#2440b4', night: '#a3b6ff' },
  penStrong: { day: '#172c86', night: '#c3d0ff' },
  onPen: { day: '#ffffff', night: '#10163a' },
  penWash: { day: '#e7ecfb', night: '#242c49' },
  marker: { day: '#ffdf61', night: '#f3cf4c' },
  onMarker: { day: '#171f38', night: '#17150a' },
  markerWash: { day: '#fff5cc', night: '#393113' },
  right: { day: '#0f6a49', night: '#74d6a8' },
  onRight: { day: '#ffffff', night: '#06251a' },
  rightWash: { day: '#ddf2e6', night: '#143427' },
  wrong: { day: '#b42318', night: '#ff9d92' },
  onWrong: { day: '#ffffff', night: '#3a0906' },
  wrongStrong: { day: '#8c170e', night: '#ffc1ba' },
  wrongWash: { day: '#fce7e4', night: '#421d1a' },
  margin: { day: '#e7968c', night: '#8c4740' },
  grid: { day: '#e2e8f2', night: '#20263a' },
  plate: { day: '#ffffff', night: '#ffffff' },
  onPlate: { day: '#171f38', night: '#171f38' },
} satisfies Record<string, Shade>

/** A subject’s ink (text, sign, filled cell) and its wash. */
export const subjectPalette = {
  ukrainian: { ink: { day: '#3661b4', night: '#7daafd' }, wash: { day: '#e7f1ff', night: '#1d2638' } },
  math: { ink: { day: '#6c50ab', night: '#b199f4' }, wash: { day: '#f1edff', night: '#282336' } },
  history: { ink: { day: '#a34409', night: '#ee8f63' }, wash: { day: '#ffebe3', night: '#352118' } },
  english: { ink: { day: '#a63b42', night: '#f28788' }, wash: { day: '#ffeae9', night: '#361f1f' } },
  literature: { ink: { day: '#9a3d77', night: '#e488be' }, wash: { day: '#fdeaf4', night: '#331f2a' } },
  biology: { ink: { day: '#107931', night: '#6dc17b' }, wash: { day: '#e6f5e7', night: '#1a2b1d' } },
  geography: { ink: { day: '#0a746f', night: '#2ac3bb' }, wash: { day: '#def6f4', night: '#0f2c2a' } },
  physics: { ink: { day: '#0b6e94', night: '#40b8ee' }, wash: { day: '#e0f4fe', night: '#132935' } },
  chemistry: { ink: { day: '#77630b', night: '#c5a93b' }, wash: { day: '#f5f0de', night: '#2c2612' } },
} satisfies Record<string, { ink: Shade; wash: Shade }>

export type ColorName = keyof typeof palette

/** Text on a background: at least 4.5 : 1. */
export const textPairs: readonly (readonly [ColorName, ColorName])[] = [
  ...(['canvas', 'sheet', 'sunken', 'penWash', 'markerWash', 'rightWash', 'wrongWash'] as const).map((ground) => ['ink', ground] as const),
  ...(['canvas', 'sheet', 'sunken', 'penWash', 'markerWash', 'rightWash', 'wrongWash'] as const).map(
    (ground) => ['inkMuted', ground] as const,
  ),
  ...(['canvas', 'sheet', 'sunken', 'penWash', 'markerWash'] as const).map((ground) => ['pen', ground] as const),
  ...(['canvas', 'sheet', 'sunken', 'penWash', 'markerWash'] as const).map((ground) => ['penStrong', ground] as const),
  ['onPen', 'pen'],
  ['onPen', 'penStrong'],
  ['onMarker', 'marker'],
  ...(['canvas', 'sheet', 'sunken', 'rightWash'] as const).map((ground) => ['right', ground] as const),
  ['onRight', 'right'],
  ...(['canvas', 'sheet', 'sunken', 'wrongWash'] as const).map((ground) => ['wrong', ground] as const),
  ['onWrong', 'wrong'],
  ['onWrong', 'wrongStrong'],
  ['onPlate', 'plate'],
]

/** Borders, rings and icons against what they lie on: at least 3 : 1. */
export const shapePairs: readonly (readonly [ColorName, ColorName])[] = [
  ...(['canvas', 'sheet', 'sunken', 'penWash', 'markerWash'] as const).flatMap((ground) => [
    ['edge', ground] as const,
    ['pen', ground] as const,
  ]),
  ['right', 'rightWash'],
  ['wrong', 'wrongWash'],
]

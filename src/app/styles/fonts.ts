const files = '@fontsource-variable/wix-madefor-text/files/wix-madefor-text'
const madefor = { fontWeight: '400 800', fontDisplay: 'swap' } as const

const cyrillic = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'

/** The characters of formulas that any face has. */
const unicodeRange = 'U+0021-007E, U+2212, U+22C5'

/**
 * Stands in for the upright letters of KaTeX_Main and the slanted ones of KaTeX_Math: as wide as those are on the average, and as high.
 * @param sizes in percent of the local face.
 */
const formulaFaces = (names: readonly string[], { upright, slanted }: { upright: number; slanted: number }) => [
  { fontStyle: 'normal', src: names.map((name) => `local('${name}')`).join(), ...sized(upright, 90.3, 27.2), unicodeRange },
  { fontStyle: 'italic', src: names.map((name) => `local('${name} Italic')`).join(), ...sized(slanted, 71.7, 21.8), unicodeRange },
]

/**
 * Stands in for the site’s letters until they come, in the same widths: Cyrillic letters by one face, spaces by another.
 * @param names of the local face.
 * @param sizes in percent of it.
 */
const arialFaces = (fontWeight: string, names: readonly string[], sizes: { letters: number; space: number; rest: number }) => {
  const src = names.map((name) => `local('${name}')`).join()
  const face = (size: number) => ({ fontWeight, src, ...sized(size, 100.9, 25), lineGapOverride: '0%' })
  return [face(sizes.rest), { ...face(sizes.letters), unicodeRange: cyrillic }, { ...face(sizes.space), unicodeRange: 'U+0020, U+00A0' }]
}

const sized = (size: number, ascent: number, descent: number) => ({
  sizeAdjust: `${size}%`,
  ascentOverride: `${((100 * ascent) / size).toFixed(1)}%`,
  descentOverride: `${((100 * descent) / size).toFixed(1)}%`,
})

/** The face of the site, and stand-ins with the widths and heights of it and of formulas, so that nothing moves when they arrive. */
export const globalFontface = {
  'Wix Madefor Text': [
    {
      ...madefor,
      src: `url('${files}-cyrillic-wght-normal.woff2') format('woff2')`,
      unicodeRange: cyrillic,
    },
    {
      ...madefor,
      src: `url('${files}-latin-wght-normal.woff2') format('woff2')`,
      unicodeRange:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
  'Madefor stand-in Roboto': {
    src: "local('Roboto')",
    sizeAdjust: '104%',
    ascentOverride: '97.1%',
    descentOverride: '24%',
    lineGapOverride: '0%',
  },
  'Madefor stand-in Arial': [
    ...arialFaces('400', ['Arial', 'Liberation Sans', 'Helvetica'], { letters: 105.2, space: 82.1, rest: 97.5 }),
    ...arialFaces('700', ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], { letters: 99.7, space: 82.1, rest: 98 }),
  ],
  'Formula stand-in Times': formulaFaces(['Times New Roman', 'Liberation Serif'], { upright: 104, slanted: 108 }),
  'Formula stand-in Noto': formulaFaces(['Noto Serif'], { upright: 93, slanted: 93 }),
  'Formula stand-in DejaVu': formulaFaces(['DejaVu Serif'], { upright: 79, slanted: 88 }),
}

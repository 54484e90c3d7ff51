/** Widths of the letters of the site’s face in hundredths of their size, as the browser measures them. */
const byWidth: Readonly<Record<number, string>> = {
  20: '·′',
  24: " \u00A0!',.:;ijl’ії",
  28: 'IІЇ',
  32: '()-|',
  36: 'f“”„',
  40: '"*rt₀₁₂₃₄₅₆₇₈₉²³',
  44: '°гґ',
  48: '/1sxz«»γλνтх',
  52: '–Гзкь',
  56: '2?FLackvyαβρҐавдєсучя',
  60: '356789ETZehnouЕТбеийлнопц',
  64: '+04<=>JPbdgpq×÷−φΔБЗРУЬр',
  68: 'BKSVXYВКХЧЯ',
  72: 'ACRUАЄЛСжм',
  76: 'DHNwωИЙНПф',
  80: '%GДЦшю',
  84: 'OQОФщ',
  92: 'MmМ',
  96: 'Ж',
  100: 'W—…‰→',
  104: 'Ю',
  108: 'Ш',
  112: 'Щ',
  120: '№',
}

const widths = new Map(
  Object.entries(byWidth).flatMap(([width, letters]) => letters.split('').map((letter) => [letter, Number(width) / 100])),
)
const ofOthers = 0.72

/** Width of a text, in units of the size of its letters. */
export const widthOfLetters = (text: string): number => text.split('').reduce((sum, letter) => sum + (widths.get(letter) ?? ofOthers), 0)

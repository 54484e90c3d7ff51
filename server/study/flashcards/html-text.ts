const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  hellip: '…',
}
const hidden = /<(script|style|template|iframe|object)\b[\s\S]*?(<\/\1>|$)|<!--[\s\S]*?(-->|$)/gi
const sounds = /\[sound:[^[\]]*\]/gi
const media = /<(img|audio|video|source|embed)\b[^<>]*>/gi

/**
 * HTML of somebody else as own words: strong words and formulas are kept in our signs, lines stay lines, everything else is dropped. What comes
 * out is text and never markup: entities are read last. Every pattern takes time in
 * proportion to the text, whatever is in it. `media` counts the pictures and sounds that were left out.
 */
export function textOfHtml(html: string): { text: string; media: number } {
  const visible = html.replace(hidden, '')
  const count = [...visible.matchAll(media), ...visible.matchAll(sounds)].length
  const text = visible
    .replace(sounds, '')
    .replace(/\\[()[\]]|\[\/?\$\$?\]/g, () => '$')
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .replace(/<(br|hr)\b[^<>]*>|<\/(div|p|li|tr|h[1-6])>/gi, '\n')
    .replace(/<\/?(b|strong)>/gi, '**')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, entity)
    .replaceAll('****', '')
  return { text: tidy(text), media: count }
}

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Text that the contract takes: well-formed, without control characters, lines trimmed, at most one empty line together. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

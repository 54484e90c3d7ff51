/** Makes a pattern of every text that a masked one may have been: `…` stands for the hidden part. @param isWhole false where the end was cut off */
export function patternOf(shown: string, isWhole = true): RegExp {
  const parts = shown.split('…').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}${isWhole ? '$' : ''}`)
}

/** What a text in which `…` stands for what is hidden may have been. @param isWhole whether it was not cut off at its end */
export function patternOf(shown: string, isWhole = true): RegExp {
  const parts = shown.split('…').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}${isWhole ? '$' : ''}`)
}

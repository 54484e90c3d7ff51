const { inlineTokens } = require('./scripts/build/inline-tokens.ts')

/** Browsers that run this site read woff2; the older copies of the formula fonts are not shipped. */
const onlyWoff2 = () => ({
  postcssPlugin: 'only-woff2',
  Once(root) {
    root.walkAtRules('font-face', (face) => {
      face.walkDecls('src', (source) => {
        const modern = source.value.split(/,(?=\s*url)/).filter((part) => part.includes('woff2') || !part.includes('.'))
        if (modern.length > 0) source.value = modern.join(',')
      })
    })
  },
})
onlyWoff2.postcss = true

module.exports = { plugins: [require('@pandacss/dev/postcss')(), inlineTokens(), onlyWoff2()] }

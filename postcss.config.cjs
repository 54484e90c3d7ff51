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

/** In a build the styles of a recipe come with the chunk that calls it: `scripts/build/recipe-sheets.ts`. */
const withoutRecipes = () => ({
  postcssPlugin: 'without-recipes',
  Once(root) {
    if (!root.source.input.file?.endsWith('src/app/styles/index.css')) return
    root.walkAtRules('layer', (layer) => {
      if (layer.nodes && /^recipes/.test(layer.params)) layer.remove()
    })
  },
})
withoutRecipes.postcss = true

const isBuild = process.env.NODE_ENV === 'production'

module.exports = { plugins: [require('@pandacss/dev/postcss')(), ...(isBuild ? [withoutRecipes()] : []), inlineTokens(), onlyWoff2()] }

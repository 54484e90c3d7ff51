import { defineConfig } from '@pandacss/dev'
import { recipes, slotRecipes } from './panda.recipes'
import { globalFontface } from './src/app/styles/fonts'
import { globalCss } from './src/app/styles/global-css'
import { layerStyles } from './src/app/styles/layer-styles'
import { textStyles } from './src/app/styles/text-styles'
import { semanticTokens, tokens } from './src/app/styles/tokens'
import { bigLetters, utilities } from './src/app/styles/utilities'
import { hasRoomBeside } from './src/pages/survey/ui/beside-task'

export default defineConfig({
  presets: ['@pandacss/preset-base'],
  eject: false,
  preflight: true,
  // The reference of components is a tool for developers: its styles are not shipped.
  include: ['./src/**/*.{ts,tsx}', ...(process.env.NODE_ENV === 'production' ? [] : ['./docs/components/**/*.{ts,tsx}'])],
  exclude: ['./src/**/*.test.{ts,tsx}', './src/app/styles/**'],
  outdir: 'styled-system',
  outExtension: 'js',
  jsxFramework: 'react',
  jsxStyleProps: 'minimal',
  strictTokens: true,
  strictPropertyValues: true,
  shorthands: false,
  gitignore: false,
  conditions: {
    extend: {
      dark: '[data-theme=dark] &',
      hover: ['@media (hover: hover)', '&:hover:not(:disabled, [aria-disabled=true])'],
      active: '&:active:not(:disabled, [aria-disabled=true])',
      forcedColors: '@media (forced-colors: active)',
      bigLetters: `@media ${bigLetters}`,
      wide: '@media (min-width: 80rem)',
      widest: '@media (min-width: 90rem)',
      // The verdict has room beside the task.
      beside: [`@media screen and ${hasRoomBeside}`, 'body [data-beside] &'],
    },
  },
  globalCss,
  globalFontface,
  utilities: { extend: utilities },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem' },
    tokens,
    semanticTokens,
    layerStyles,
    textStyles,
    recipes,
    slotRecipes,
    keyframes: {
      moreAside: {
        '0%, 90%': { maskImage: 'linear-gradient(to right, #000 calc(100% - 2.5rem), transparent)' },
        '100%': { maskImage: 'none' },
      },
      appear: { from: { opacity: '0' }, to: { opacity: '1' } },
      rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' }, to: { opacity: '1', transform: 'none' } },
      unfold: { from: { opacity: '0', transform: 'perspective(60rem) rotateX(-80deg)' }, to: { opacity: '1', transform: 'none' } },
      fillCell: { from: { transform: 'scaleY(0)' }, to: { transform: 'none' } },
      turn: { to: { transform: 'rotate(360deg)' } },
      breathe: { '50%': { opacity: '0.5' } },
    },
  },
})

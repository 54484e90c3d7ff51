import type { Plugin } from 'vite'
import { toModule } from './to-module.ts'

/** What only React’s own tests give it. */
const neverThere = /\bScheduler\.(log|unstable_setDisableYieldValue)\b/g

/** Gives the browser React as modules: as CommonJS nothing of it can be left out, and every file asks a function of it for each element. */
export const reactAsModules: Plugin = {
  name: 'react-as-modules',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: {
      id: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/](index\.js|client\.js|jsx-runtime\.js|shim[\\/](index|with-selector)\.js|cjs[\\/].*\.production\.js)$/,
    },
    handler: (code) => ({ code: toModule(code).replaceAll(neverThere, 'undefined'), map: null }),
  },
}

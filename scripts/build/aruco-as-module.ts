import type { Plugin } from 'vite'

/**
 * js-aruco2 2.0.0 exports by the `this` of a script, which is undefined in a bundle. This makes modules of its files, with the exports that
 * Node finds.
 */
export const arucoAsModule: Plugin = {
  name: 'aruco-as-module',
  transform: {
    filter: { id: /js-aruco2[\\/]src[\\/](aruco|cv)\.js$/ },
    handler(code, id) {
      const [script, asModule] = id.includes('aruco.js')
        ? ["var CV = this.CV || require('./cv').CV;\nthis.AR = AR;", ['import { CV } from "./cv.js";', 'export default { AR };']]
        : ['this.CV = CV;', ['', 'export { CV };']]
      const [before = '', after = ''] = asModule
      if (!code.includes(script)) this.error('js-aruco2 begins otherwise now: see whether this plugin is still needed')
      return { code: `${before}${code.replace(script, '')}\n${after}\n`, map: null }
    },
  },
}

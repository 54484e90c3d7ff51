import { copyFileSync, globSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = import.meta.dirname
/** Each file directly in `src` is an entry of the package. */
const entries = Object.fromEntries(globSync(`${root}/src/*.ts`).map((file) => [basename(file, '.ts'), file]))

export default defineConfig({
  root,
  plugins: [
    react(),
    {
      name: 'what the compiler does not write',
      closeBundle() {
        mkdirSync(join(root, 'dist/inspector/ui'), { recursive: true })
        copyFileSync(join(root, 'src/forms/read-forms.mjs'), join(root, 'dist/read-forms.mjs'))
        copyFileSync(join(root, 'src/inspector/ui/styles.d.mts'), join(root, 'dist/inspector/ui/styles.d.mts'))
        copyFileSync(join(root, 'src/inspector/ui/styles.d.mts'), join(root, 'dist/style.d.ts'))
      },
    },
  ],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    minify: false,
    cssCodeSplit: false,
    lib: { entry: entries, formats: ['es'], cssFileName: 'style' },
    // What an application has of its own, or installs beside the package, is not copied into it.
    rolldownOptions: { external: /^(?![./]|#|\0|[A-Za-z]:)/ },
  },
})

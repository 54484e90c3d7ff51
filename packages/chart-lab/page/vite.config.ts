import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page of `npx chart-lab`, with all that it needs: whoever calls it has installed no React. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: { outDir: '../dist/page', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000, license: { fileName: 'licenses.md' } },
})

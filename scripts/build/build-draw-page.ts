import { build } from 'vite'

/** The pages of the site for the server, which draws the readable ones before any script runs. React is the production build in every environment. */
export async function buildDrawPage(): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/entry/draw-page.tsx',
      outDir: 'dist-server',
      emptyOutDir: false,
      target: 'node24',
      sourcemap: true,
      manifest: false,
      license: { fileName: 'drawing-licenses.json' },
      copyPublicDir: false,
      reportCompressedSize: false,
      // One file: a running server must not miss a page that the next build has renamed.
      rolldownOptions: { output: { entryFileNames: 'draw-page.js', codeSplitting: false } },
    },
  })
}

import { cpSync } from 'node:fs'
import { build } from 'vite'

const migrations = 'server/store/migrations'

/**
 * One bundle for the server and one for the thread that reads files: they start in a fifth of the time. Packages that load files beside
 * themselves stay outside.
 */
export async function buildServer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg', 'pg-boss', 'nodemailer', 'sharp'] },
    build: {
      ssr: true,
      outDir: 'dist-server',
      target: 'node24',
      sourcemap: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      license: { fileName: 'licenses.json' },
      // Everything in one folder: the code looks for the migrations beside itself.
      rolldownOptions: {
        input: { main: 'server/run/main.ts', 'import-worker': 'server/study/flashcards/import-worker.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  cpSync(migrations, 'dist-server/migrations', { recursive: true })
}

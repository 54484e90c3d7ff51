import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    reportCompressedSize: false,
    // The content security policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The error page is also what a failed page shows, so it is there from the start.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
        codeSplitting: {
          // What every page needs is one file beside React; what several pages share comes in few files, none of them tiny.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/,
              tags: ['$initial'],
              priority: 30,
            },
            { name: 'frame', tags: ['$initial'], priority: 20 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
          ],
        },
      },
    },
  },
})

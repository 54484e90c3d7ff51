import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      restoreMocks: true,
      coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}', 'contract/**/*.ts', 'server/**/*.ts'], exclude: ['**/*.test.*'] },
      projects: [
        {
          extends: true,
          test: { name: 'unit', environment: 'node', include: ['{src,contract,server,scripts}/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'components',
            environment: 'jsdom',
            include: ['src/**/*.test.tsx'],
            setupFiles: ['src/test-setup.ts'],
            testTimeout: 20_000,
          },
        },
        { extends: true, test: { name: 'content', environment: 'node', include: ['tests/content/**/*.test.ts'] } },
        { extends: true, test: { name: 'model', environment: 'node', include: ['tests/model/**/*.test.{ts,tsx}'] } },
        { extends: true, test: { name: 'architecture', environment: 'node', include: ['tests/architecture/**/*.test.ts'] } },
      ],
    },
  }),
)

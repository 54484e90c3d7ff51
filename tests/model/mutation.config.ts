import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import viteConfig from '../../vite.config.ts'

/** The tests that Stryker runs against the charts: the drivers without a screen, and the tests beside the charts. For each chart only those that import it. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      environment: 'node',
      restoreMocks: true,
      include: ['tests/model/*/*-machine.test.ts', 'src/**/*.machine.test.ts', 'src/pages/group-premium/model/invoice.test.ts'],
      // A chart that hangs is found out in this time; sound ones need milliseconds.
      testTimeout: 2000,
    },
  }),
)

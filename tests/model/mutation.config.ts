import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import viteConfig from '../../vite.config.ts'

/** What Stryker runs against the charts: the driver without a screen, and the tests of the charts themselves. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      environment: 'node',
      include: [
        'tests/model/auth/auth-machine.test.ts',
        'src/entities/session/model/session.machine.test.ts',
        'src/features/auth-modal/model/auth-modal.machine.test.ts',
      ],
    },
  }),
)

import fsd from '@feature-sliced/steiger-plugin'
import { defineConfig } from 'steiger'

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/*.test.{ts,tsx}'] },
  // A noun of the specification keeps its slice even while one page alone uses it.
  { rules: { 'fsd/insignificant-slice': 'off' } },
  // As many pages as the specification has; each entry of shared/lib has one purpose and a name of its own.
  { rules: { 'fsd/excessive-slicing': 'off', 'fsd/shared-lib-grouping': 'off' } },
])

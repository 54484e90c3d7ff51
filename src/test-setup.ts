import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Lazy parts are compiled on their first use, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)

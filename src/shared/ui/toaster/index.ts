export { showToast, type Toast } from './inbox'
export { Toaster } from './toaster'
export { useErrorToast } from './use-error-toast'

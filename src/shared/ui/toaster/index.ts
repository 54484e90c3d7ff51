export { showToast, type Toast } from './inbox'
export { Toaster } from './toaster'

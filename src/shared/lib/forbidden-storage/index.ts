export { isStorageForbidden, storageForbiddenText } from './forbidden-storage'

export { useLoad, type Load } from './use-load'

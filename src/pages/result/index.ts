export { ResultPage } from './ui/result-page'

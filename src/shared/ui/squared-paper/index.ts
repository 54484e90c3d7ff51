export { squaredPaper } from './squared-paper'

export { columnLook, mainSideLook, stackLook } from './column'

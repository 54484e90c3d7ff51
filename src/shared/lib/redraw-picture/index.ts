export { fittedSize, PictureFault, redrawPicture } from './redraw-picture'

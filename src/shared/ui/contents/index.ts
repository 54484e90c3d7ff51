export { Contents, ContentsFold, type ContentsLine } from './contents'

export { Contents, ContentsFold, type ContentsLine } from './contents'
export { besideContents, readingText } from './reading-look'

export { ForeignTitle, langIn } from './foreign-title'
export { GapProvider } from './gap'
export { InlineText } from './inline-text'
export { RichText } from './rich-text'

export { describedBy, Field, inputLook, type FieldTexts } from './field'

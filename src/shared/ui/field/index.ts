export { describedBy, Field, inputLook, inputOf, type FieldTexts } from './field'

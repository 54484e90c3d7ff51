export { MultiOptionList } from './multi-option-list'
export { OptionList } from './option-list'

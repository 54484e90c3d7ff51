export { MultiOptionList } from './multi-option-list'
export { optionByKey } from './option-by-key'
export { OptionList } from './option-list'

export { useAdmission } from './api/use-admission'
export { chosenFrom, findRows } from './model/find-rows'
export { RegionSelect } from './ui/region-select'

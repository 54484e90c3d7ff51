export { useAdmission } from './api/use-admission'
export { RegionSelect } from './ui/region-select'

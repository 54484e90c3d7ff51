export { kyivDay } from '#contract/day'

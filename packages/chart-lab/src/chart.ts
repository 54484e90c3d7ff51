export { eventLabel, labelOf, nameOf } from './chart/labels.ts'
export { readChart, transitionKey, withInner, type Chart, type ChartArrow, type ChartState } from './chart/read-chart.ts'

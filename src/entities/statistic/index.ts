export { readStatistic } from './api/read-statistic'
export { byTopic, levelNames, type TopicStatistic } from './model/level'
export { LevelChip } from './ui/level-chip'
export { StatisticReader } from './ui/statistic-reader'

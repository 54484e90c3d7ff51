export { readPractice } from './api/read-practice'
export { estimateOf, type Estimate } from './model/estimate'
export { nearestPool, poolOf, wholePool, type Condition, type NearestPool, type PoolFilter } from './model/pool'
export { leavesOf, shortest, topicTree, type TopicBranch } from './model/topic-tree'

export { Skeleton, type SkeletonShape } from './skeleton'

import type { SubjectReadiness } from '#contract/prediction'
import { predictAll } from './predict'

self.onmessage = ({ data }: MessageEvent<SubjectReadiness[]>) => self.postMessage(predictAll(data))

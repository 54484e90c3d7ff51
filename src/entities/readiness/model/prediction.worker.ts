import type { SubjectReadiness } from '#contract/prediction'
import { predictAll } from '#contract/forecast/range'

self.onmessage = ({ data }: MessageEvent<SubjectReadiness[]>) => self.postMessage(predictAll(data))

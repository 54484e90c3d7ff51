import type { SubjectReadiness } from '#domain/prediction'
import { predictAll } from '#domain/forecast/range'

self.onmessage = ({ data }: MessageEvent<SubjectReadiness[]>) => self.postMessage(predictAll(data))

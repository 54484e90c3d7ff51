import type { AnyEventObject } from 'xstate'
import { payloadsOf } from '#chart-lab/forms'
import { forms } from './start'

/** Events of a chart with everything that their types let them carry, one for each choice: ways through the chart are looked for with these. */
export const examplesOf = (chart: string): readonly AnyEventObject[] =>
  Object.entries(forms[chart] ?? {}).flatMap(([type, form]) => payloadsOf(form).map((payload) => ({ ...payload, type })))

import { defineSlotRecipe } from '@pandacss/dev'

/** The line of a score over time, and levels that fill. */
export const growthLook = defineSlotRecipe({
  className: 'growth',
  slots: ['picture', 'axis', 'goal', 'line', 'point', 'label', 'steps', 'levels', 'level', 'levelBar'],
  base: {
    picture: { display: 'block', width: '100%', maxWidth: '40rem', height: 'auto', marginBlock: '2' },
    axis: { stroke: 'line', strokeWidth: '1' },
    goal: { stroke: 'ink', strokeWidth: '1.5', strokeDasharray: '5 4' },
    line: { fill: 'none', stroke: 'pen', strokeWidth: '2.5', strokeLinejoin: 'round' },
    point: { fill: 'pen', stroke: 'sheet', strokeWidth: '1.5' },
    label: { fill: 'inkMuted', fontSize: '11px', fontVariantNumeric: 'tabular-nums' },
    steps: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1', fontVariantNumeric: 'tabular-nums' },
    levels: { stack: '3', marginTop: '4' },
    level: {
      stack: '1',
      fontSize: 'small',
      '& > span:first-child': { spread: '3', alignItems: 'end' },
    },
    levelBar: {
      height: '2.5',
      border: 'frame',
      borderRadius: 'round',
      overflow: 'hidden',
      '& > span': { display: 'block', height: '100%', backgroundColor: 'pen', forcedColorAdjust: 'none' },
    },
  },
})

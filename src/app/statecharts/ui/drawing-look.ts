/** How a drawn chart looks inside the viewer. */
export const drawing = {
  '& svg': { font: '11px ui-monospace, monospace' },
  '& svg text': { fill: 'var(--ink)' },
  '& svg [data-part=key]': { fontWeight: '700' },
  '& svg g > rect': { fill: 'var(--paper)', stroke: 'var(--pale)' },
  '& svg [data-marks~=parallel] > rect': { strokeDasharray: '5 3' },
  '& svg [data-marks~=final] > rect': { strokeWidth: '3' },
  '& svg [data-marks~=active] > rect': { stroke: 'var(--now)', strokeWidth: '2.5' },
  '& svg [data-marks~=atomic][data-marks~=active] > rect, & svg [data-marks~=final][data-marks~=active] > rect': {
    fill: 'var(--now-paper)',
  },
  '& svg [data-part=initial]': { fill: 'var(--ink)' },
  '& svg path': { fill: 'none', stroke: 'var(--pale)' },
  '& svg marker path': { fill: 'var(--pale)', stroke: 'none' },
  '& svg g[data-transition] > rect': { fill: 'var(--paper)', stroke: 'none' },
  '& svg [data-marks~=taken] path': { stroke: 'var(--way)', strokeWidth: '1.5' },
  '& svg [data-marks~=open] path': { stroke: 'var(--now)', strokeWidth: '1.7' },
  '& svg [data-marks~=last] path': { stroke: 'var(--last)', strokeWidth: '2.8' },
  '& svg [data-marks~=pressable]': { cursor: 'pointer' },
  '& svg [data-marks~=pressable] text': { fill: 'var(--now)', textDecoration: 'underline' },
  '& svg [data-marks~=sought] > rect': { stroke: 'var(--last)', strokeWidth: '2', strokeDasharray: '2 2' },
}

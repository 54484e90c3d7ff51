import { createRoot } from 'react-dom/client'
import { followApp } from '#chart-lab/inspector'
import { channelName } from './start'
import { Statecharts } from './statecharts-page'

/** Shows the charts of the tabs beside this window, and starts nothing of the app. */
export function showBeside(place: HTMLElement): void {
  document.title = 'Діаграми станів'
  createRoot(place).render(<Statecharts feed={followApp(channelName)} />)
}

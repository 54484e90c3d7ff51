import { useSyncExternalStore } from 'react'
import type { Tabs } from '../model/side-window.ts'
import { usePanelText } from './panel-text.ts'

/** Lets one of several tabs be followed. */
export function TabPicker({ feed }: { feed: Tabs }) {
  const panelText = usePanelText()
  const tabs = useSyncExternalStore(feed.subscribe, feed.tabs)
  const followed = useSyncExternalStore(feed.subscribe, feed.followed)
  if (tabs.length < 2) return null
  return (
    <label>
      {panelText.tab}
      <select value={followed ?? ''} onChange={({ target }) => feed.follow(target.value)}>
        {tabs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title} · {id.slice(0, 4)}
          </option>
        ))}
      </select>
    </label>
  )
}

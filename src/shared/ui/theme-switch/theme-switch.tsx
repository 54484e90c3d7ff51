import { useEffect, useId, useState } from 'react'
import { css } from 'styled-system/css'
import { Icon, type IconName } from '../icon'
import { visuallyHidden } from '../visually-hidden'
import { setTheme, storedTheme, themeChange, type Theme } from './theme'

const choices: readonly { theme: Theme; text: string; icon: IconName }[] = [
  { theme: 'light', text: 'Світла', icon: 'sun' },
  { theme: 'dark', text: 'Темна', icon: 'moon' },
  { theme: 'system', text: 'Як у системі', icon: 'device' },
]

const choiceLook = css({
  position: 'relative',
  inlineRow: '2',
  minHeight: 'target',
  paddingInline: '3',
  textStyle: 'small',
  borderRadius: 'cell',
  cursor: 'pointer',
  color: 'inkMuted',
  _hover: { color: 'ink' },
  '&:has(:checked)': { backgroundColor: 'sheet', color: 'ink', fontWeight: 'strong', boxShadow: 'edgeRing' },
  '&:has(:focus-visible)': { outline: 'focus', outlineOffset: 'hair' },
})

/** The stored choice is read after hydration, so prerendered pages fit every visitor. */
export function ThemeSwitch() {
  const name = useId()
  const [current, setCurrent] = useState<Theme>('system')
  useEffect(() => {
    const read = () => setCurrent(storedTheme())
    read()
    addEventListener(themeChange, read)
    return () => removeEventListener(themeChange, read)
  }, [])
  const choose = (theme: Theme) => {
    setTheme(theme)
    setCurrent(theme)
  }
  return (
    <fieldset
      className={css({ display: 'inline-flex', flexWrap: 'wrap', padding: 'bold', backgroundColor: 'sunken', borderRadius: 'sheet' })}
    >
      <legend className={visuallyHidden}>Тема</legend>
      {choices.map(({ theme, text, icon }) => (
        <label key={theme} className={choiceLook}>
          <input type="radio" name={name} checked={theme === current} onChange={() => choose(theme)} className={visuallyHidden} />
          <Icon name={icon} size="small" />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

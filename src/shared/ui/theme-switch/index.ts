export { ThemeSwitch } from './theme-switch'

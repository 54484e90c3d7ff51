export { Menu, type MenuChoice } from './menu'

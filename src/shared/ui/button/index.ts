export { Button } from './button'
export { ButtonLink } from './button-link'
export { buttonRecipe, type ButtonLook } from './recipe'
export { toolLook } from './tool-look'

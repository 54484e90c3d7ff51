import { css, cx } from 'styled-system/css'
import { toolLook } from '@/shared/ui/button'

/** The way to report the fault: beside the ways on, never instead of them. */
export const reportLook = cx(toolLook, css({ marginLeft: '-2', color: 'pen', textDecoration: 'underline', textUnderlineOffset: 'loose' }))

import { css } from 'styled-system/css'

export const Heading = ({ children }: { children: string }) => <h2 className={css({ textStyle: 'heading' })}>{children}</h2>

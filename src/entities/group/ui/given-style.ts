import { css } from 'styled-system/css'

/** The row of what a group has been given. */
export const given = {
  row: css({
    wrap: '4',
    alignItems: 'center',
    paddingBlock: '3',
    borderBottom: 'line',
    _last: { borderBottom: 'none' },
  }),
  about: css({ display: 'grid', flexGrow: '1', minWidth: '0', flexBasis: '40' }),
  line: css({ wrap: '2', alignItems: 'center', textStyle: 'small', color: 'inkMuted' }),
}

import { css } from 'styled-system/css'

/** The row of what a group has been given. */
export const given = {
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '3',
    borderBottom: 'line',
    _last: { borderBottom: 'none' },
  }),
  about: css({ display: 'grid', flexGrow: '1', minWidth: '0', flexBasis: '40' }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', textStyle: 'small', color: 'inkMuted' }),
}

import { style } from '@vanilla-extract/css';
import { rowMark, visibleMark } from '../../../styles/row-mark.css';

const hoverIndent = { paddingLeft: 20 };

/** Link with room for a red marker on hover and focus. */
export const link = style([
  rowMark,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '6px 0',
    lineHeight: 1.3,
    ':hover': hoverIndent,
    ':focus-visible': hoverIndent,
    selectors: { '&:hover::before': visibleMark, '&:focus-visible::before': visibleMark },
  },
]);

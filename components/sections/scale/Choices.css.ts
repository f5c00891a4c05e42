import { style } from '@vanilla-extract/css';
import { palette, vars } from '../../../styles/tokens.css';

/** A row with a dot, which has the accent colour if chosen. */
export const choice = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  minHeight: 48,
  '::before': {
    content: '',
    flex: 'none',
    width: 18,
    height: 18,
    border: '2px solid',
    borderRadius: '50%',
    transition: `background ${vars.time.fast}`,
  },
  selectors: {
    '&:has(:checked)::before': { background: palette.red },
    '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: -2 },
    '&:hover::before': { boxShadow: '0 0 0 3px' },
  },
});
export const figure = style({ display: 'block' });
export const more = style({ display: 'block' });

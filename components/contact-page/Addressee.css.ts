import { globalStyle, style } from '@vanilla-extract/css';
import { palette } from '../../styles/tokens.css';

const hairline = `1px solid ${palette.grey300}`;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  border: `1px solid ${palette.grey450}`,
});
export const option = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  minHeight: 72,
  padding: '10px 14px',
  background: palette.white,
  color: palette.black,
  fontWeight: 560,
  lineHeight: 1.2,
  ':hover': { boxShadow: `inset 0 -3px ${palette.red}` },
  selectors: {
    '&:nth-child(even)': { borderLeft: hairline },
    '&:nth-child(n+3)': { borderTop: hairline },
    '&:has(:checked)': { background: palette.black, color: palette.white },
    '&:has(:focus-visible)': { outline: `2px solid ${palette.black}`, outlineOffset: 3, zIndex: 1 },
  },
});
/** Keeps the portrait's edge visible on the black of the selected choice. */
globalStyle(`${option}:has(:checked) > span`, { boxShadow: `0 0 0 1px ${palette.grey500}` });

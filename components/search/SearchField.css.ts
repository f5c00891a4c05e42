import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';

export const form = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderBottom: `2px solid ${roles.fg}`,
  selectors: { '&:has(input:focus)': { boxShadow: `inset 0 -3px ${roles.fg}` } },
});
const side = 'clamp(28px,3vw,44px)';
export const icon = style({ flex: 'none', width: side, height: side, color: roles.mark });
export const input = style([
  text.h2,
  {
    flex: 1,
    minWidth: 0,
    height: 'clamp(64px,8vw,104px)',
    margin: 0,
    padding: '0 0 0 clamp(12px,2vw,28px)',
    background: 'none',
    border: 0,
    borderRadius: 0,
    color: 'inherit',
    appearance: 'none',
    '::placeholder': { color: roles.muted, opacity: 1 },
    '::-webkit-search-cancel-button': { display: 'none' },
    ':focus': { outline: 0 },
  },
]);
/** A smaller field, for use beside other content. */
export const smallField = style({ height: 76, fontSize: 'clamp(1.25rem,1rem + 1vw,1.5rem)' });
export const button = style({ '@media': { [upTo('phone')]: { paddingInline: 14 } } });

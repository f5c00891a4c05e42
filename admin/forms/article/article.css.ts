import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 6px',
  margin: '8px -8px 0',
  padding: 0,
  border: 0,
  fontSize: vars.size.small,
  color: roles.muted,
  '@media': { [upTo('tablet')]: { gap: '0 6px', marginBlock: '0 -10px' } },
});
const button = style({
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  minHeight: 32,
  padding: '2px 8px',
  ':hover': { background: palette.grey100, color: palette.black },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const part = style([button, { flex: 'none', '@media': { [upTo('phone')]: { display: 'none' } } }]);
/** On phones, one line opens the details. */
export const line = style([
  button,
  { textAlign: 'left', '@media': { [above('phone')]: { display: 'none' } } },
]);

export const author = style({
  minHeight: 48,
  padding: '4px 8px',
  textAlign: 'left',
  ':hover': { background: palette.grey200 },
  selectors: { '&[aria-pressed=true]': { background: palette.black, color: palette.white } },
});

export const preview = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1440/680',
  objectFit: 'cover',
  marginBottom: 8,
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,1fr) 44px',
  alignItems: 'center',
  gap: 6,
  margin: '8px 0 0',
  padding: 0,
  border: 0,
});
export const thumbnail = style({ display: 'block', width: '100%', height: 44, objectFit: 'cover' });
export const choice = style({
  ':hover': { outline: `1px solid ${palette.black}`, outlineOffset: 2 },
  selectors: { '&[aria-pressed=true]': { outline: `2px solid ${palette.black}`, outlineOffset: 2 } },
});

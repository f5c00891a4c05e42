import { style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../../../styles/breakpoints';
import { roles } from '../../../../styles/surfaces.css';
import { palette, vars } from '../../../../styles/tokens.css';

export const fieldset = style({ minWidth: 0 });
export const label = style({ display: 'block', marginBottom: 8, fontSize: vars.size.small, fontWeight: 600 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0,1fr)',
  gap: '16px',
  alignItems: 'stretch',
  '@media': { [upTo('phone')]: { gridTemplateColumns: '96px minmax(0,1fr)', gap: '12px' } },
});

export const frame = style({
  position: 'relative',
  alignSelf: 'start',
  aspectRatio: '4/3',
  background: roles.hover,
  overflow: 'hidden',
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const remove = style({
  position: 'absolute',
  top: 0,
  right: 0,
  background: palette.white,
  color: palette.black,
  ':hover': { background: palette.red, color: palette.white },
});

export const drop = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: '4px 14px',
  padding: '10px 16px',
  border: `1px dashed ${palette.grey500}`,
  background: palette.white,
  color: palette.black,
  fontSize: '1rem',
  lineHeight: 1.4,
  ':hover': { borderStyle: 'solid', borderColor: palette.black },
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${roles.focus}`, outlineOffset: 3 },
  },
});
const heavy = (edge: string, background: string) => {
  const border = `2px solid ${edge}`;
  // The heavier edge takes its pixel from the padding, so that nothing moves.
  return { border, background, padding: '9px 15px', ':hover': { border } };
};
export const look = styleVariants({
  accepted: heavy(palette.green500, palette.green50),
  rejected: heavy(palette.red600, palette.red50),
});
export const icon = style({
  color: palette.red,
  '@media': { [upTo('phone')]: { display: 'none' } },
});
export const note = style({
  display: 'block',
  fontSize: vars.size.caption,
  color: palette.grey600,
});
export const progress = style({ width: '100%', height: 8, accentColor: palette.red });
/** The browser's own control, over the whole area: click, keyboard and all. */
export const file = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const alt = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  marginTop: 12,
});
export const altText = style({ flex: '1 1 200px' });

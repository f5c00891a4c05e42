import { style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { pageMargin } from '../kit/layout.css';

export const uploads = style([
  on.white,
  { marginBottom: 16, '@media': { [upTo('phone')]: { marginInline: `calc(-1*${pageMargin})` } } },
]);
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  '@media': {
    '(max-width:1279px)': { gridTemplateColumns: '1fr 1fr' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
/** The shadow draws lines between entries, regardless of the number of columns. */
export const upload = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0,1fr) auto',
  gap: '12px',
  alignItems: 'center',
  minHeight: 84,
  padding: '14px 6px 14px 16px',
  boxShadow: `-1px -1px 0 ${roles.line}`,
});
export const statusIcon = style({ width: 40, height: 40, display: 'grid', placeItems: 'center' });
export const statusVariants = styleVariants({
  waiting: { background: roles.hover },
  sending: { background: roles.hover },
  done: { background: palette.green50, color: palette.green500 },
  failed: { background: palette.red50, color: palette.red600 },
});
export const status = style({ fontSize: '.8125rem', lineHeight: 1.4, color: roles.muted });
export const name = style({
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: 600,
  color: roles.fg,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const uploadError = style({ display: 'block', color: roles.err });
export const progress = style({
  display: 'block',
  width: '100%',
  height: 8,
  marginTop: 8,
  accentColor: palette.red,
});

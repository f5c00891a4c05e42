import { style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';
import { sheet } from '../kit/rows.css';

export const uploads = style([sheet, { marginBottom: 16 }]);
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

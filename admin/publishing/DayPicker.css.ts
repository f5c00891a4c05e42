import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const frame = style({
  padding: '8px 12px 12px',
  border: `1px solid ${palette.grey300}`,
  background: palette.white,
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 40,
  fontWeight: 600,
});
export const days = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const weekday = style({ height: 26, fontSize: '.8125rem', fontWeight: 400, color: roles.muted });
export const cell = style({ padding: 0, textAlign: 'center' });
const number = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const disabledDay = style([number, { color: palette.grey500 }]);
export const day = style([
  number,
  {
    ':hover': { background: palette.grey100 },
    selectors: {
      '&[data-today]': { boxShadow: `inset 0 0 0 1.5px ${palette.black}` },
      '&[data-taken]::after': {
        content: '',
        position: 'absolute',
        bottom: 4,
        left: '50%',
        width: 4,
        height: 4,
        marginLeft: -2,
        borderRadius: '50%',
        background: 'currentColor',
      },
      '&[aria-pressed=true]': { background: palette.red, color: palette.white, fontWeight: 600 },
    },
  },
]);

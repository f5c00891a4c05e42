import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** Fields are white on every surface, so their colours are fixed (rule 53). */
export const field = style({ position: 'relative', selectors: { '&:has(:disabled)': { opacity: 0.25 } } });

const createBaseLine = (color: string) => `inset 0 -3px 0 ${color}`;

export const control = style({
  display: 'block',
  width: '100%',
  height: 60,
  padding: '24px 18px 8px',
  background: palette.white,
  color: palette.black,
  border: `1px solid ${palette.grey450}`,
  borderRadius: 0,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  transition: `border-color ${vars.time.fast},box-shadow ${vars.time.fast}`,
  appearance: 'none',
  '::placeholder': { color: 'transparent' },
  ':hover': { borderColor: palette.black },
  ':disabled': { cursor: 'not-allowed' },
  selectors: {
    '&[aria-invalid=true]': { borderColor: palette.red600, boxShadow: createBaseLine(palette.red600) },
    '&[data-valid]': { borderColor: palette.green500 },
    '&:focus': {
      outline: 0,
      borderColor: palette.black,
      boxShadow: `${createBaseLine(palette.black)},0 0 0 1px ${palette.black}`,
    },
    '&[aria-invalid=true]:focus': {
      borderColor: palette.red600,
      boxShadow: `${createBaseLine(palette.red600)},0 0 0 1px ${palette.red600}`,
    },
  },
});

export const multilineControl = style({ height: 'auto', minHeight: 132, paddingTop: 28, resize: 'vertical' });
export const select = style({ paddingRight: 42, cursor: 'pointer', textOverflow: 'ellipsis' });
export const chevron = style({
  position: 'absolute',
  right: 16,
  top: 19,
  color: palette.black,
  pointerEvents: 'none',
});

const floatedLabel = { top: 8, fontSize: '.8125rem' };

/** Label that looks like a placeholder in an empty field and floats above a value. */
export const label = style({
  position: 'absolute',
  left: 19,
  top: 19,
  maxWidth: 'calc(100% - 38px)',
  color: palette.grey600,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  pointerEvents: 'none',
  transition: `all ${vars.time.fast} linear`,
  selectors: {
    // An empty text area has room for a second line.
    [`${multilineControl}:placeholder-shown:not(:focus) + &`]: { whiteSpace: 'normal' },
    [`${control}:focus + &`]: floatedLabel,
    [`${control}:not(:placeholder-shown) + &`]: floatedLabel,
    [`${control}:autofill + &`]: floatedLabel,
    'select + &': floatedLabel,
  },
});

export const hint = style({ marginTop: 8, fontSize: vars.size.caption, color: roles.muted });

export const message = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  marginTop: 8,
  fontSize: vars.size.small,
  fontWeight: 560,
  color: roles.err,
  '::before': {
    content: '',
    width: 10,
    height: 10,
    flex: 'none',
    borderRadius: '50%',
    background: 'currentColor',
  },
});
export const successMessage = style({ color: roles.ok });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '20px' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'inherit',
  '@media': { [upTo('phone')]: { gridTemplateColumns: '1fr' } },
});
export const legend = style({ fontWeight: 600, marginBottom: 12, padding: 0 });

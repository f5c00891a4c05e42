import { globalStyle, style } from '@vanilla-extract/css';
import { removeButton } from '../../../components/ui/Chip.css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const fieldset = style({ minWidth: 0 });
export const legend = style({ marginBottom: 8, padding: 0, fontSize: vars.size.small, fontWeight: 600 });

const createUnderline = (color: string) => ({ borderColor: color, boxShadow: `inset 0 -3px 0 ${color}` });

/** Looks like one field that contains chips, input and button. */
export const tagList = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  padding: 8,
  border: `1px solid ${palette.grey450}`,
  background: palette.white,
  ':hover': { borderColor: palette.black },
  selectors: {
    '&:has(input:focus)': createUnderline(palette.black),
    '&[data-invalid]': createUnderline(palette.red600),
  },
});
export const tag = style({
  selectors: { '&&': { alignSelf: 'center', borderColor: 'transparent', background: roles.hover } },
});
globalStyle(`${tag} ${removeButton}`, {
  '@media': { [upTo('phone')]: { width: 44, height: 44, marginRight: -12 } },
});
export const input = style({
  flex: 1,
  minWidth: 140,
  height: 44,
  padding: '0 8px',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: '1rem',
  '::placeholder': { color: roles.muted, opacity: 1 },
  ':focus': { outline: 0 },
});
export const addButton = style({ minHeight: 44 });
export const suggestionList = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', marginTop: 8 });
export const suggestion = style({
  minHeight: 32,
  padding: '2px 10px',
  border: `1px dashed ${palette.grey450}`,
  fontSize: vars.size.small,
  ':hover': { borderStyle: 'solid', borderColor: palette.black },
  '@media': { [upTo('phone')]: { minHeight: 44 } },
});

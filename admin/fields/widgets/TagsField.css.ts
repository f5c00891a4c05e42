import { globalStyle, style } from '@vanilla-extract/css';
import { removeButton } from '../../../components/ui/Chip.css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const fieldset = style({ minWidth: 0 });
/** Beside the tags, like the name of a property. */
export const legend = style({
  float: 'left',
  width: 100,
  padding: '6px 8px 0 0',
  fontSize: vars.size.small,
  color: roles.muted,
});

const createUnderline = (color: string) => ({ borderColor: color, boxShadow: `inset 0 -2px 0 ${color}` });

export const content = style({ marginLeft: 100 });
export const tagList = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 8px' });
/** Looks like one field that contains the input and the button. */
export const newTag = style({
  flex: '1 1 100%',
  display: 'flex',
  minWidth: 0,
  borderBottom: `1px solid ${palette.grey450}`,
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
  '@media': { [upTo('phone')]: { width: 44, height: 44, margin: '-5px -12px -5px 0' } },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  height: 44,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: '1rem',
  '::placeholder': { color: roles.muted, opacity: 1 },
  ':focus': { outline: 0 },
  // Typing opens the suggestions.
  '::-webkit-calendar-picker-indicator': { display: 'none !important' as 'none' },
});
export const addButton = style({
  flex: 'none',
  minHeight: 44,
  padding: '0 8px',
  fontSize: vars.size.small,
  fontWeight: 560,
  ':hover': { background: roles.hover },
});
export const suggestionList = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', marginTop: 8 });
export const suggestion = style({
  minHeight: 32,
  padding: '2px 10px',
  border: `1px dashed ${palette.grey450}`,
  fontSize: vars.size.small,
  ':hover': { borderStyle: 'solid', borderColor: palette.black },
  '@media': { [upTo('phone')]: { minHeight: 44 } },
});

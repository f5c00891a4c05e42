import { style } from '@vanilla-extract/css';
import { roles } from '../../../../styles/surfaces.css';
import { palette } from '../../../../styles/tokens.css';
import { written } from '../../../blog/ArticleBody.css';

const baseLine = (color: string) => ({ borderColor: color, boxShadow: `inset 0 -3px 0 ${color}` });

/** A field like the others, with tools at its top. */
export const frame = style({
  border: `1px solid ${palette.grey450}`,
  background: palette.white,
  ':hover': { borderColor: palette.black },
  selectors: {
    '&:focus-within': baseLine(palette.black),
    '&[data-invalid]': baseLine(palette.red600),
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: `1px solid ${roles.line}`,
});
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  ':hover': { background: roles.hover },
  ':focus-visible': { outlineOffset: -4 },
  selectors: { '&[aria-pressed=true]': { background: palette.black, color: palette.white } },
});

export const linkRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'start',
  padding: 12,
  borderBottom: `1px solid ${roles.line}`,
  background: roles.hover,
});
export const linkField = style({ flex: '1 1 240px' });
export const linkButton = style({ minHeight: 60 });

export const text = style([
  written,
  {
    minHeight: 120,
    padding: '14px 18px 18px',
    fontSize: '1.0625rem',
    lineHeight: 1.55,
    overflowWrap: 'anywhere',
    ':focus': { outline: 0 },
  },
]);

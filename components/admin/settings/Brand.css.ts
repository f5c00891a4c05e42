import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { on, roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';
import { block } from './SettingsPage.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(280px,468px)',
  gap: '20px',
  alignItems: 'start',
  '@media': { [upTo('wide')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
/** Sheets that belong together stand on each other, a line between. */
export const sheets = style({ display: 'grid', gap: '2px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px 12px', alignItems: 'center' });
export const changes = style({ fontSize: vars.size.small, fontWeight: 560 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '16px',
  '@media': { [upTo('phone')]: { gridTemplateColumns: '1fr' } },
});
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px',
  justifyContent: 'space-between',
});
export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const swatch = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '6px',
  minWidth: 64,
  fontSize: vars.size.caption,
  cursor: 'pointer',
});
export const swatchBox = style({ position: 'absolute', opacity: 0, inset: 0, cursor: 'pointer' });
export const disc = style({
  width: 42,
  height: 42,
  border: `4px solid ${palette.white}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${palette.grey300}`,
  selectors: {
    [`${swatchBox}:checked + &`]: { boxShadow: `0 0 0 2px ${palette.black}` },
    [`${swatchBox}:focus-visible + &`]: { outline: `2px solid ${palette.black}`, outlineOffset: 4 },
  },
});
export const own = style({ width: 190, '@media': { [upTo('phone')]: { width: '100%' } } });

export const verdicts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  marginTop: 18,
  border: `1px solid ${roles.line}`,
  '@media': { [upTo('phone')]: { gridTemplateColumns: '1fr' } },
});
export const verdict = style({ padding: '14px 18px 16px' });
export const sample = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
export const letters = style({ fontSize: '1.75rem', fontWeight: 560, fontStretch: vars.width.wide });
export const figure = style({
  fontSize: '2.25rem',
  fontWeight: 600,
  fontStretch: vars.width.tall,
  lineHeight: 1,
});
export const ground = style({ marginTop: 8, fontSize: vars.size.small, fontWeight: 600 });
export const says = style({ fontSize: vars.size.small, lineHeight: 1.35 });
export const tones = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  marginTop: 16,
  fontSize: vars.size.caption,
  lineHeight: 1.4,
  '@media': { [upTo('phone')]: { gridTemplateColumns: '1fr 1fr', rowGap: 12 } },
});
export const tone = style({ height: 28, marginBottom: 8, borderBlock: `1px solid ${roles.line}` });
export const toneName = style({ fontSize: vars.size.small, fontWeight: 600 });
export const note = style({ marginTop: 14, fontSize: vars.size.small, lineHeight: 1.45, color: roles.muted });
export const refused = style({ marginTop: 14, fontWeight: 600, color: roles.err });

export const preview = style({ position: 'sticky', top: 92 });
export const previewTitle = style({ margin: '6px 0 14px', fontSize: '1rem', fontWeight: 600 });
export const frame = style([on.white, { border: `1px solid ${palette.grey300}` }]);
export const page = style([on.black, { position: 'relative', minHeight: 260, overflow: 'hidden' }]);
export const bar = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  padding: '12px 16px',
  borderBottom: `1px solid ${roles.line}`,
});
export const wordmark = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  minWidth: 0,
  fontWeight: 600,
  fontStretch: vars.width.wide,
  overflowWrap: 'anywhere',
});
export const hero = style({
  position: 'relative',
  zIndex: 1,
  padding: '28px 20px',
  maxWidth: 260,
  fontSize: '1.75rem',
  fontWeight: 540,
  fontStretch: vars.width.wide,
  lineHeight: 1.08,
});
export const dial = style({ position: 'absolute', right: -50, bottom: -70, width: 230, height: 230 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 20px',
  alignItems: 'center',
  padding: '18px 20px',
});
export const plate = style({
  padding: '10px 16px',
  background: palette.red,
  fontSize: vars.size.small,
  fontWeight: 600,
});
export const link = style({
  fontWeight: 560,
  textDecoration: `underline 2px ${palette.red}`,
  textUnderlineOffset: '.3em',
});
export const count = style({
  marginLeft: 'auto',
  fontSize: '2.5rem',
  fontWeight: 600,
  fontStretch: vars.width.tall,
  lineHeight: 1,
});
export const plus = style({ color: palette.red });
export const mail = style([on.grey, { padding: 16 }]);
export const letter = style([
  on.white,
  {
    marginTop: 8,
    padding: 16,
    borderTop: `3px solid ${palette.red}`,
    fontSize: vars.size.small,
    lineHeight: 1.45,
  },
]);
export const letterTitle = style({ margin: '10px 0 4px', fontSize: '1.0625rem', fontWeight: 600 });
export const sheet = block;

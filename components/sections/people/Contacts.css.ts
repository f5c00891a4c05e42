import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { wrap } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { palette, vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;
const rowLayout = upTo('tablet');

export const list = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    '@media': { [rowLayout]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);
/** Puts the portrait above the text, or beside it where each manager fills a row. */
export const manager = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [rowLayout]: { display: 'grid', gridTemplateColumns: 'minmax(112px,2fr) 3fr', borderBottom: hairline },
  },
});
export const portrait = style({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  // For the initials, which replace a missing portrait.
  background: palette.grey100,
  fontSize: vars.size.h2,
  fontWeight: 560,
  '@media': {
    [rowLayout]: { height: '100%', aspectRatio: 'auto' },
    // A strip as tall as the text would be narrower than the face.
    [upTo('phone')]: { height: 'auto', marginTop: 18, aspectRatio: '4/5' },
  },
});
export const details = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: '24px 24px 8px 0',
  '@media': { [rowLayout]: { padding: '18px 0 14px 18px' } },
});
export const role = style({ marginTop: 4, color: roles.muted });
export const facts = style([
  text.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '4px 16px',
    margin: '20px 0 24px',
    '@media': { [upTo('phone')]: { gridTemplateColumns: '1fr', gap: 0 } },
  },
]);
export const fact = style({ color: roles.muted, '@media': { [upTo('phone')]: { marginTop: 8 } } });
/** Aligns the buttons across columns, regardless of text length. */
export const writeButton = style({
  marginTop: 'auto',
  '@media': { [upTo('phone')]: { selectors: { '&&': { paddingInline: 20 } } } },
});
export const meetingLink = style({ marginTop: 8 });

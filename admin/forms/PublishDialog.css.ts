import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';
import { fact } from '../kit/rows.css';

export const body = style({
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '@media': {
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', alignContent: 'start' },
  },
});
export const schedule = style({
  padding: '24px 32px 28px',
  borderLeft: `1px solid ${palette.grey200}`,
  background: palette.grey50,
  '@media': {
    [upTo('menu')]: { padding: 20, borderLeft: 0, borderTop: `1px solid ${palette.grey200}` },
  },
});
/** Boxes in one frame, below each other on phones. */
export const options = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0,1fr)',
  marginBlock: 12,
  '@media': { [above('phone')]: { gridAutoFlow: 'column' } },
});
export const option = style({
  position: 'relative',
  padding: '10px 12px',
  border: `1px solid ${palette.grey450}`,
  background: palette.white,
  lineHeight: 1.3,
  ':hover': { background: palette.grey50 },
  '@media': {
    [above('phone')]: { selectors: { '& + &': { borderLeft: 0 } } },
    [upTo('phone')]: {
      display: 'grid',
      gridTemplateColumns: '48px minmax(0,1fr)',
      alignItems: 'center',
      minHeight: 44,
      selectors: { '& + &': { borderTop: 0 } },
    },
  },
  selectors: {
    '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${palette.black}` },
    '&:has(:focus-visible)': { zIndex: 1, outline: `2px solid ${palette.black}`, outlineOffset: 3 },
    // Red dot that marks the selected option.
    '&:has(:checked)::after': {
      content: '',
      position: 'absolute',
      top: 14,
      right: 12,
      width: 8,
      height: 8,
      borderRadius: '50%',
      background: palette.red,
    },
  },
});

/** The item as a card, beside its facts. */
export const changes = style({ display: 'flex', gap: 20, alignItems: 'start' });
globalStyle(`${changes} > dl`, { flex: 1, minWidth: 0 });
globalStyle(`${changes} ${fact}`, { gridTemplateColumns: '88px minmax(0,1fr)' });
export const card = style({
  flex: 'none',
  width: 128,
  border: `1px solid ${palette.grey300}`,
  fontSize: vars.size.caption,
  fontWeight: 560,
  lineHeight: 1.25,
  '@media': { [upTo('phone')]: { width: 84 } },
});
globalStyle(`${card} > img`, { width: '100%', aspectRatio: '4/3', objectFit: 'cover' });
globalStyle(`${card} > figcaption`, {
  padding: '8px 10px 10px',
  overflowWrap: 'anywhere',
  '@media': { [upTo('phone')]: { display: 'none' } },
});

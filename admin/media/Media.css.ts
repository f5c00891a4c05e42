import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** Files may be dropped anywhere below the header. */
export const page = style({ minHeight: 'calc(100vh - 64px)' });
export const total = style({ alignSelf: 'center', fontSize: vars.size.caption, color: roles.muted });

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(180px,1fr) minmax(130px,170px) minmax(150px,190px)',
  gap: '10px 16px',
  alignItems: 'center',
  marginBottom: 12,
  '@media': {
    [upTo('wide')]: { gridTemplateColumns: 'minmax(0,1fr) minmax(130px,170px) minmax(150px,190px)' },
    [upTo('phone')]: { gridTemplateColumns: '1fr 1fr' },
  },
});
export const filters = style({
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [upTo('wide')]: { gridColumn: '1/-1' } },
});
globalStyle(`${tools} > :nth-child(2)`, {
  maxWidth: 320,
  '@media': { [upTo('wide')]: { maxWidth: 'none' }, [upTo('phone')]: { gridColumn: '1/-1' } },
});
export const filter = style({
  flex: '0 0 auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  minHeight: 44,
  padding: '0 14px',
  border: `1px solid ${palette.grey450}`,
  background: palette.white,
  fontSize: vars.size.small,
  fontWeight: 560,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -4 },
  selectors: {
    '& + &': { borderLeft: 0 },
    '&:hover': { background: palette.grey50 },
    '&[aria-pressed=true]': { background: palette.black, borderColor: palette.black, color: palette.white },
  },
  '@media': { [upTo('phone')]: { paddingInline: 7, gap: '5px', fontSize: '.8125rem' } },
});
export const count = style({ fontWeight: 400, fontVariantNumeric: 'tabular-nums', opacity: 0.8 });
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '20px',
  alignItems: 'start',
});
export const opened = style({
  '@media': { '(min-width: 1120px)': { gridTemplateColumns: 'minmax(0,1fr) 420px' } },
});

/** Over everything while files are dragged over the page. */
export const drop = style([
  on.white,
  {
    position: 'fixed',
    left: '50%',
    bottom: 40,
    zIndex: 60,
    display: 'flex',
    gap: '12px',
    alignItems: 'center',
    transform: 'translateX(-50%)',
    padding: '18px 28px',
    border: `2px solid ${palette.green500}`,
    boxShadow: vars.shadow,
    fontWeight: 600,
    pointerEvents: 'none',
  },
]);

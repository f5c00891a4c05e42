import { keyframes, style } from '@vanilla-extract/css';
import { motionWanted, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

const come = keyframes({ from: { transform: 'translateX(40px)', opacity: 0 } });

/** Stays beside the grid while that scrolls, below the header. */
export const drawer = style([
  on.white,
  {
    position: 'sticky',
    top: 84,
    maxHeight: 'calc(100vh - 104px)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  },
]);
export const scrim = style({ position: 'fixed', inset: 0, zIndex: 70, background: 'rgba(22,22,22,.72)' });
export const sheet = style([
  on.white,
  {
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: 'min(480px,100%)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    '@media': {
      [upTo('phone')]: { width: '100%' },
      [motionWanted]: { animation: `${come} ${vars.time.base} ${vars.ease}` },
    },
  },
]);
export const head = style([
  on.white,
  {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '12px',
    padding: '12px 12px 12px 24px',
    borderBottom: `1px solid ${roles.line}`,
    '@media': { [upTo('phone')]: { paddingLeft: 16 } },
  },
]);
export const title = style({ overflowWrap: 'anywhere', ':focus': { outline: 'none' } });
export const body = style({
  display: 'grid',
  gap: '18px',
  gridTemplateColumns: 'minmax(0,1fr)',
  padding: '20px 24px 16px',
  '@media': { [upTo('phone')]: { padding: 16 } },
});

export const texts = style({ display: 'grid', gap: '12px' });
export const under = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
});
export const saved = style({ fontSize: vars.size.caption, color: roles.muted });
export const note = style({ fontSize: vars.size.caption, color: roles.muted });

export const heading = style({ marginBottom: 6, fontSize: vars.size.small, fontWeight: 600 });
export const use = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  minHeight: 48,
  padding: '6px 0',
  borderTop: `1px solid ${roles.line}`,
  fontSize: vars.size.small,
  lineHeight: 1.3,
});
export const useTitle = style({
  fontWeight: 560,
  selectors: { [`a${use}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});
export const useWords = style({ display: 'block', fontSize: '.8125rem', color: roles.muted });

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(150px,1fr))',
  gap: '8px',
});
export const act = style({ selectors: { '&&': { paddingInline: 10, fontSize: vars.size.small } } });
export const share = style({ width: '100%', height: 8, accentColor: palette.red });
export const refuse = style({
  padding: '2px 0 2px 14px',
  borderLeft: `8px solid ${roles.mark}`,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  color: roles.muted,
});

export const facts = style({ fontSize: vars.size.small, lineHeight: 1.45 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0,1fr)',
  gap: '12px',
  padding: '8px 0',
  borderTop: `1px solid ${roles.line}`,
});
export const factName = style({ color: roles.muted });
export const factValue = style({ fontWeight: 560, overflowWrap: 'anywhere' });

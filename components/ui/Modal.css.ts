import { keyframes, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 70,
  display: 'grid',
  placeItems: 'center',
  padding: 20,
  background: 'rgba(22,22,22,.72)',
  animation: `${appear} ${vars.time.base} ${vars.ease}`,
  '@media': { [upTo('phone')]: { padding: 10 } },
});

/** The body scrolls between a fixed header and footer. */
export const panel = style([
  on.white,
  {
    width: 'min(1000px,100%)',
    maxHeight: '80vh',
    display: 'flex',
    flexDirection: 'column',
    boxShadow: vars.shadow,
    animation: `${rise} ${vars.time.base} ${vars.ease}`,
    ':focus-visible': { outlineOffset: -6 },
  },
]);

const sidePadding = { '@media': { [upTo('phone')]: { paddingInline: 20 } } };

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  padding: '20px 20px 20px 32px',
  borderBottom: `1px solid ${roles.line}`,
  ...sidePadding,
});
export const title = style({ marginRight: 'auto' });
export const body = style({
  overflow: 'auto',
  padding: '28px 32px 36px',
  display: 'grid',
  gap: '28px',
  overscrollBehavior: 'contain',
  ':focus-visible': { outlineOffset: -4 },
  ...sidePadding,
});
export const footerBar = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '12px',
  padding: '16px 32px',
  borderTop: `1px solid ${roles.line}`,
  background: roles.bg,
  ...sidePadding,
});
/** On phones, footer buttons share the width. */
export const footerButton = style({
  '@media': { [upTo('phone')]: { flex: 1, alignSelf: 'stretch', paddingInline: 12 } },
});

export const plainBody = style({ overflow: 'auto', padding: 'clamp(28px,5vw,56px)' });
export const plainWidth = style({ width: 'min(560px,100%)' });
export const plainTitle = style({ selectors: { '* + &': { marginTop: 28 } } });

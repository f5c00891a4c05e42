import { style } from '@vanilla-extract/css';
import { hoverSupport, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

export const list = style({ borderTop: `2px solid ${roles.fg}` });
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,2fr) minmax(0,6fr) minmax(0,4fr)',
  gap: `16px ${vars.colGap}`,
  padding: 'clamp(32px,3.6vw,52px) 0',
  borderBottom: hairline,
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: '76px minmax(0,1fr)' },
    [upTo('phone')]: { gridTemplateColumns: '56px minmax(0,1fr)' },
  },
});
/** In the accent colour while a visitor points at the stage, and of the first stage otherwise. */
const marked = style({
  transition: `color ${vars.time.base}`,
  selectors: { [`${list}:not(:hover) > ${stage}:first-child > &`]: { color: roles.mark } },
  '@media': { [hoverSupport]: { selectors: { [`${stage}:hover > &`]: { color: roles.mark } } } },
});
/** The stage's time, to scale on the line above it. */
export const span = style([
  marked,
  { position: 'absolute', top: -2, height: 16, background: 'currentColor' },
]);
export const digit = style([
  type.figure,
  marked,
  {
    fontSize: 'clamp(88px,12vw,168px)',
    '@media': { [upTo('tablet')]: { fontSize: 92 }, [upTo('phone')]: { fontSize: 76 } },
  },
]);
export const title = style([
  type.h2,
  { selectors: { '&&': { marginLeft: 0, fontSize: 'clamp(1.75rem,1.3rem + 1.6vw,2.75rem)' } } },
]);
export const text = style({ maxWidth: '46ch', marginTop: 14, color: roles.muted });
export const facts = style({
  '@media': { [upTo('tablet')]: { gridColumn: 2 }, [upTo('phone')]: { gridColumn: '1/-1', marginTop: 10 } },
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0,1fr)',
  gap: '14px',
  padding: '10px 0',
  borderTop: hairline,
  fontSize: '1rem',
  lineHeight: 1.4,
  ':last-child': { borderBottom: hairline },
});
export const value = style({ fontWeight: 560 });

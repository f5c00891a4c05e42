import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { columns } from '../../../styles/columns';
import { redRoles, roles } from '../../../styles/surfaces.css';
import { palette } from '../../../styles/tokens.css';

export const section = style({ overflow: 'clip' });
export const head = style([columns(1, 5), { marginBottom: 40 }]);
export const list = columns(5, -1);
export const note = style({ marginTop: 20, maxWidth: '24ch' });
/** Place of a promise’s mark on its ruler. */
export const reading = createVar();
/** Space between a highlighted text and the edge of its background. */
const INSET = 'clamp(20px,2.4vw,40px)';
const beam = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  zIndex: -1,
  background: palette.red,
} as const;
/** A paragraph of large text. */
export const gain = style({
  position: 'relative',
  zIndex: 0,
  padding: `clamp(20px,2.6vw,40px) 0`,
  selectors: {
    '&:first-child:not([data-cited])': { paddingTop: 0 },
    '&[data-cited]': { vars: redRoles },
    // The background ends at the window’s edge, and a beam leads to it from the other edge.
    '&[data-cited]::before': { ...beam, inset: `0 -50vw 0 calc(${INSET}*-1)` },
    '&[data-cited]::after': {
      ...beam,
      right: `calc(100% + ${INSET} - 1px)`,
      width: '40vw',
      clipPath: 'polygon(0 50%,100% 0,100% 100%)',
      '@media': { [upTo('tablet')]: { display: 'none' } },
    },
  },
});
export const passage = style({
  maxWidth: '26ch',
  fontSize: 'clamp(1.375rem,.6rem + 3.2vw,2.75rem)',
  fontWeight: 520,
  lineHeight: 1.18,
  color: palette.grey300,
});
globalStyle(`${passage} > *`, { display: 'inline', fontSize: 'inherit', lineHeight: 'inherit' });
globalStyle(`${passage} > h3,${gain}[data-cited] *`, { color: roles.fg });
/** A ruler to the edge of the window, with a mark that is further along in each row. */
export const measure = style({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  marginTop: 28,
  paddingTop: 36,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 -50vw auto 0',
    height: 24,
    background: `repeating-linear-gradient(90deg,${roles.fg} 0 2px,transparent 0 80px) 0 0/100% 24px,repeating-linear-gradient(90deg,${roles.muted} 0 1px,transparent 0 8px) 0 0/100% 12px no-repeat`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    top: 0,
    left: reading,
    width: 6,
    height: 32,
    background: roles.mark,
  },
});

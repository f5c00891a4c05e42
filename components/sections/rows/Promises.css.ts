import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { columns } from '../../../styles/columns';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const section = style({ overflow: 'clip' });
export const head = columns(1, 5);
export const list = columns(5, -1);
export const note = style({ marginTop: 20, maxWidth: '24ch' });
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
  color: palette.grey450,
});
globalStyle(`${passage} > *`, { display: 'inline', fontSize: 'inherit', lineHeight: 'inherit' });
globalStyle(`${passage} > h3,${gain}[data-cited] *`, { color: roles.fg });
export const measure = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  marginTop: 14,
  fontSize: vars.size.small,
});

import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

/** A row of the dial. While the beam is on it (`data-on`), a dot at its right edge ends the ray. */
export const row = style({
  position: 'relative',
  borderTop: `1px solid ${roles.line}`,
  ':last-child': { borderBottom: `1px solid ${roles.line}` },
  '::after': {
    content: '',
    position: 'absolute',
    right: 0,
    top: 'calc(50% - 7px)',
    width: 14,
    height: 14,
    borderRadius: '50%',
    background: roles.mark,
    transform: 'scale(0)',
    transition: `transform ${vars.time.base} ${vars.ease}`,
  },
  selectors: { '&[data-on]::after': { transform: 'none' } },
  // Leaves room for the ray and the dial on phones (`DOT_INSET` in follow.ts).
  '@media': { [upTo('tablet')]: { '::after': { right: 96 } } },
});

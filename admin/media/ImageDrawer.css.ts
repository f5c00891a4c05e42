import { keyframes, style } from '@vanilla-extract/css';
import { fullMotion, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

const slideIn = keyframes({ from: { transform: 'translateX(40px)', opacity: 0 } });

/** Stays in view while the grid scrolls. */
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
      [fullMotion]: { animation: `${slideIn} ${vars.time.base} ${vars.ease}` },
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
export const progress = style({ width: '100%', height: 8, accentColor: palette.red });

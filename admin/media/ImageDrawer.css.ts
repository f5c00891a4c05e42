import { style } from '@vanilla-extract/css';
import { on, roles } from '../../styles/surfaces.css';

/** Stays in view while the grid scrolls. */
export const drawer = style([
  on.white,
  {
    position: 'sticky',
    top: 84,
    maxHeight: 'calc(100vh - 104px)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
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
  },
]);
export const title = style({ overflowWrap: 'anywhere', ':focus': { outline: 'none' } });

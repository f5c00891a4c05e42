import { style } from '@vanilla-extract/css';
import { on } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** Accepts dropped files anywhere below the header. */
export const page = style({ minHeight: 'calc(100vh - 64px)' });
export const mediaColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: 20,
  alignItems: 'start',
});
/** Shows the open image beside the grid on wide screens. */
export const columnsWithDrawer = style({
  '@media': { '(min-width: 1120px)': { gridTemplateColumns: 'minmax(0,1fr) 420px' } },
});

/** Appears at the bottom while files are dragged over the page. */
export const uploadArea = style([
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

import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';

/** Stays visible while the list scrolls. */
export const detail = style({ '@media': { [above('toc')]: { position: 'sticky', top: 84 } } });
/** Visible only where the request fills the screen. */
export const backLink = style({
  display: 'none',
  '@media': {
    [upTo('toc')]: {
      display: 'flex',
      gap: 8,
      alignItems: 'center',
      minHeight: 48,
      padding: '0 20px',
      background: palette.grey100,
      fontWeight: 600,
    },
  },
});
export const name = style({ overflowWrap: 'anywhere', ':focus': { outline: 'none' } });
export const emptyState = style({
  padding: '40px 32px',
  border: `1px dashed ${roles.edge}`,
  color: roles.muted,
  '@media': { [upTo('toc')]: { display: 'none' } },
});

/** Looks like a sheet of paper with a red corner. */
export const extension = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  width: 44,
  height: 56,
  paddingBottom: 6,
  border: `1.5px solid ${palette.black}`,
  fontSize: '.75rem',
  fontWeight: 600,
  '::before': {
    content: '',
    position: 'absolute',
    right: -1.5,
    top: -1.5,
    width: 12,
    height: 12,
    background: palette.red,
  },
});

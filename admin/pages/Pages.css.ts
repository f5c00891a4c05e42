import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';

/** Space for the fold button and the lines to nested pages. */
export const branch = style({ display: 'block', width: 42, marginRight: -14 });
const branchLine = { content: '', position: 'absolute', left: 26, background: palette.grey300 } as const;
export const nestedBranch = style({
  width: 64,
  '::before': { ...branchLine, insetBlock: 0, width: 1 },
  '::after': { ...branchLine, top: '50%', width: 28, height: 1 },
});
/** Ends the line at the last page. */
export const lastBranch = style({ selectors: { '&&::before': { bottom: '50%' } } });
export const foldButton = style({ position: 'absolute', left: 4, top: '50%', translate: '0 -50%' });
globalStyle(`${foldButton}[aria-expanded=false] svg`, { transform: 'rotate(-90deg)' });
/** The URL is below the title, or in a column of its own beside the state on wide screens. */
export const link = style({
  display: 'block',
  padding: '4px 0',
  ':focus-visible': { outlineOffset: 0 },
  '@media': {
    [above('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) 23vw 200px',
      gap: 20,
      alignItems: 'center',
      minHeight: 36,
    },
  },
});
globalStyle(`a${link}:hover > :first-child`, { textDecoration: 'underline', textUnderlineOffset: '.22em' });
/** The same width in all rows, to align the columns. */
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: 132,
  marginRight: 8,
  '@media': { [upTo('tablet')]: { minWidth: 88, marginRight: 0 } },
});
export const dangerItem = style({ color: roles.err });

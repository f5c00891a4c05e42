import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { on, roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';
import { frame } from './editor.css';

// Position of the block and its selected cell, relative to the text.
export const blockTop = createVar();
export const blockBottom = createVar();
export const blockLeft = createVar();
export const blockRight = createVar();
export const cellTop = createVar();
export const cellLeft = createVar();
export const cellWidth = createVar();
export const cellHeight = createVar();

export const tools = style({});
globalStyle(`${frame}:not(:focus-within) ${tools}:not(:has([data-state=open])) > *`, { display: 'none' });

/** Enlarges the touch area of small controls. */
const touchArea = { content: '', position: 'absolute', inset: -10 } as const;
const handle = style({
  position: 'absolute',
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  // The visible bar is narrower than the touch target.
  backgroundColor: palette.grey200,
  backgroundClip: 'content-box',
  color: palette.grey600,
  selectors: { '&:is(:hover,[data-state=open])': { backgroundColor: palette.black, color: palette.white } },
  '::after': touchArea,
});
export const columnHandle = style([
  handle,
  { top: `calc(${blockTop} - 24px)`, left: cellLeft, width: cellWidth, height: 24, padding: '5px 0' },
]);
globalStyle(`${columnHandle} svg`, { transform: 'rotate(90deg)' });
export const rowHandle = style([
  handle,
  { top: cellTop, left: `calc(${blockLeft} - 24px)`, width: 24, height: cellHeight, padding: '0 5px' },
]);

const addButton = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: `1px solid ${palette.grey300}`,
  background: palette.white,
  color: palette.grey600,
  ':hover': { background: palette.black, color: palette.white },
  '::after': touchArea,
});
export const addRowButton = style([addButton]);
export const addColumnButton = style([
  addButton,
  {
    position: 'absolute',
    zIndex: 2,
    top: `calc(${blockTop} + 10px)`,
    left: `calc(${blockRight} + 8px)`,
    // Sits above the table’s corner when it doesn’t fit beside the table.
    '@media': {
      [upTo('menu')]: { top: `calc(${blockTop} - 26px)`, left: `min(${blockRight},100% - 32px)` },
    },
  },
]);
export const tableFooter = style({
  position: 'absolute',
  zIndex: 2,
  top: `calc(${blockBottom} + 8px)`,
  left: blockLeft,
  right: 0,
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  fontSize: vars.size.caption,
  color: roles.muted,
});
export const hint = style({ '@media': { [upTo('phone')]: { display: 'none' } } });
export const caption = style({
  marginLeft: 'auto',
  minWidth: 0,
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
});
export const captionInput = style({
  flex: '0 1 200px',
  minWidth: 0,
  minHeight: 32,
  padding: '0 8px',
  border: `1px solid ${palette.grey450}`,
  background: palette.white,
  font: 'inherit',
  color: palette.black,
  '@media': { [upTo('menu')]: { minHeight: 44, fontSize: '1rem' } },
});

export const language = style([
  on.black,
  {
    position: 'absolute',
    zIndex: 2,
    top: blockTop,
    left: blockRight,
    transform: 'translateX(-100%)',
    display: 'flex',
    gap: '8px',
    alignItems: 'center',
    padding: '4px 4px 4px 12px',
    fontSize: vars.size.caption,
    color: roles.muted,
  },
]);
export const languageInput = style({
  width: 110,
  minHeight: 32,
  padding: '0 8px',
  border: `1px solid ${roles.edge}`,
  background: 'none',
  font: 'inherit',
  color: roles.fg,
  '@media': { [upTo('menu')]: { minHeight: 44, fontSize: '1rem' } },
});

import { style } from '@vanilla-extract/css';
import { above, noScript, upTo } from '../../../styles/breakpoints';
import { createWideColumns } from '../../../styles/columns';
import { frame, sectionTight, textPadding } from '../../../styles/layout.css';
import { palette, vars } from '../../../styles/tokens.css';

const rowLayout = upTo('menu');
/** Without JavaScript the row can't advance, so it stays a grid. */
const movingRow = `${rowLayout} and (scripting: enabled)`;
const stillRow = `${rowLayout} and ${noScript}`;
const fourColumns = '(max-width: 1023px)';
const white = { color: palette.white };
/** Greys of a hill, seen from above. It's highest at the fourth and the tenth of twelve tools. */
const HILL = [
  ['12n+1', palette.grey100],
  ['12n+2', palette.grey200],
  ['12n+3', palette.grey400],
  ['12n+5', palette.grey450],
  ['12n+6', palette.grey200],
  ['12n+7', palette.grey200],
  ['12n+8', palette.grey300],
  ['12n+9', palette.grey450],
  ['12n+11', palette.grey300],
  ['12n+12', palette.grey100],
] as const;

const PADDING = 'clamp(14px,1.9vw,28px)';
export const section = style([sectionTight, { overflow: 'hidden' }]);
export const tools = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: createWideColumns(6, `${textPadding} - ${PADDING}`),
    '@media': {
      [fourColumns]: { gridTemplateColumns: createWideColumns(4, `${textPadding} - ${PADDING}`) },
      [above('menu')]: { marginBottom: `calc(-.66*${vars.section})` },
      [stillRow]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
      [movingRow]: {
        gridTemplateColumns: 'minmax(0,1fr) minmax(0,200px) minmax(0,1fr)',
        alignItems: 'center',
        touchAction: 'pan-y pinch-zoom',
        userSelect: 'none',
      },
    },
  },
]);

const neighbourTool = '&:is([data-place=previous],[data-place=next])';
const currentTool = '&[data-place=current]';

export const tool = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  aspectRatio: '1',
  padding: PADDING,
  background: palette.white,
  color: palette.black,
  fontWeight: 580,
  transition: `color ${vars.time.base}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: palette.red,
    transform: 'scaleY(0)',
    transformOrigin: '0 100%',
    transition: `transform ${vars.time.wipe} ${vars.ease}`,
  },
  '@media': {
    [above('menu')]: {
      aspectRatio: 'auto',
      minHeight: 'clamp(190px,16.7vw,280px)',
      fontSize: vars.size.h4,
      selectors: {
        ...Object.fromEntries(HILL.map(([place, background]) => [`&:nth-child(${place})`, { background }])),
        '&:nth-child(6n+4)': { ...white, background: palette.black },
        '&&:hover': white,
        '&:hover::before': { transform: 'none' },
      },
    },
    '(min-width: 1024px)': {
      selectors: { '&:nth-child(6n+1)': { paddingLeft: textPadding } },
    },
    [`${above('menu')} and ${fourColumns}`]: {
      selectors: { '&:nth-child(4n+1)': { paddingLeft: textPadding } },
    },
    [stillRow]: { padding: 14, fontSize: vars.size.caption },
    [movingRow]: {
      display: 'none',
      border: `1px solid ${palette.grey300}`,
      selectors: {
        [currentTool]: {
          ...white,
          display: 'flex',
          gridColumn: 2,
          gridRow: 1,
          zIndex: 1,
          background: palette.black,
          borderColor: palette.black,
        },
        [neighbourTool]: {
          display: 'flex',
          gridRow: 1,
          aspectRatio: 'auto',
          height: 168,
          padding: '16px 12px',
          borderInline: 0,
          whiteSpace: 'nowrap',
          fontSize: vars.size.caption,
          overflow: 'hidden',
        },
        '&[data-place=previous]': { gridColumn: 1 },
        '&[data-place=next]': { gridColumn: 3 },
      },
    },
  },
});

export const mark = style({
  width: 'clamp(64px,7vw,104px)',
  height: 'auto',
  aspectRatio: '1',
  '@media': {
    [movingRow]: { selectors: { [`${tool}:not([data-place=current]) &`]: { width: 40 } } },
    [stillRow]: { width: 36 },
  },
});
export const toolButton = style({
  display: 'none',
  '@media': {
    [movingRow]: {
      selectors: {
        [`${tool}:not([data-place=current]) > &`]: { display: 'block', position: 'absolute', inset: 0 },
      },
    },
  },
});

export const controls = style({
  display: 'none',
  '@media': {
    [movingRow]: {
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
      gap: '8px',
      marginTop: 16,
      fontVariantNumeric: 'tabular-nums',
    },
    print: { display: 'none' },
  },
});
export const position = style({ minWidth: 72, textAlign: 'center', fontWeight: 560 });

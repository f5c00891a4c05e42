import { style } from '@vanilla-extract/css';
import { above, noScript, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

const rowLayout = upTo('menu');
/** Without JavaScript the row can't advance, so it stays a grid. */
const movingRow = `${rowLayout} and (scripting: enabled)`;
const stillRow = `${rowLayout} and ${noScript}`;
const hairline = `1px solid ${roles.line}`;
const white = { color: palette.white };

export const section = style({ overflow: 'hidden' });
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6,minmax(0,1fr))',
  borderTop: hairline,
  borderLeft: hairline,
  '@media': {
    '(max-width: 1023px)': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
    [stillRow]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
    [movingRow]: {
      gridTemplateColumns: 'minmax(0,1fr) minmax(0,200px) minmax(0,1fr)',
      alignItems: 'center',
      marginInline: `calc(${vars.gutter}*-1)`,
      border: 0,
      background: 'none',
      touchAction: 'pan-y pinch-zoom',
      userSelect: 'none',
    },
  },
});

const neighbourTool = '&:is([data-place=previous],[data-place=next])';
const currentTool = '&[data-place=current]';

export const tool = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  aspectRatio: '1',
  padding: 'clamp(14px,1.6vw,22px)',
  borderRight: hairline,
  borderBottom: hairline,
  background: palette.white,
  color: palette.black,
  fontWeight: 580,
  transition: `color ${vars.time.base}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: -1,
    zIndex: -1,
    background: palette.black,
    transform: 'scaleY(0)',
    transformOrigin: '0 100%',
    transition: `transform ${vars.time.wipe} ${vars.ease}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    right: 20,
    top: 20,
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: palette.red,
    transform: 'scale(0)',
    transition: `transform ${vars.time.base} ${vars.ease}`,
  },
  '@media': {
    [above('menu')]: {
      selectors: {
        '&:hover': white,
        '&:hover::before': { transform: 'none' },
        '&:hover::after': { transform: 'none' },
      },
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
        [`${currentTool}::after`]: { transform: 'none' },
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
  color: palette.grey600,
  transition: `color ${vars.time.base}`,
  '@media': {
    [above('menu')]: { selectors: { [`${tool}:hover &`]: white } },
    [movingRow]: {
      selectors: {
        [`${tool}[data-place=current] &`]: { ...white, width: 64, height: 64 },
        [`${tool}:not([data-place=current]) &`]: { width: 40, height: 40 },
      },
    },
    [stillRow]: { width: 36, height: 36 },
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

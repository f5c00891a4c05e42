import { style, styleVariants } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

export const cells = style({ display: 'grid', borderTop: hairline, borderLeft: hairline });

const three = style({
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
const four = style({
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  '@media': {
    '(max-width: 1023px)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
const six = style({
  gridTemplateColumns: 'repeat(6,minmax(0,1fr))',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
const wall = 'clamp(8px,.9vw,14px)';
const hall = 'clamp(56px,8vw,140px)';
const floorLines = `${roles.hover} 0 1px,transparent 1px 40px`;
/** An office seen from above: rooms from edge to edge, with a hall between their rows. */
const rooms = style({
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  rowGap: hall,
  border: `solid ${roles.fg}`,
  borderWidth: `0 ${wall} 0 0`,
  background: `repeating-linear-gradient(${floorLines}),repeating-linear-gradient(90deg,${floorLines})`,
  '@media': { [upTo('toc')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
export const columns = { three, four, 'two-three': six, rooms };

/** Widths with two cells per row. An odd last cell fills its row. */
const twoPerRow = `${above('phone')} and ${upTo('tablet')}`;
const oddLastCell = '&:last-child:nth-child(odd)';
const oddLastCellStyle = { selectors: { [oddLastCell]: { gridColumn: '1/-1' } } };

/** Rooms of the last row open to the hall above them. */
const doorwayAbove = { left: '56%', top: `calc(${wall}*-1)` };
const doorAbove = {
  left: '56%',
  top: 'auto',
  bottom: `calc(100% + ${wall})`,
  borderTop: `1.5px solid ${roles.edge}`,
  borderBottom: 0,
  borderRadius: '0 100% 0 0',
};

export const cellItem = style({ display: 'grid' });
export const layoutVariants = styleVariants({
  three: {
    '@media': {
      [twoPerRow]: oddLastCellStyle,
      // The second of two cells in the last row also fills the third column.
      [above('tablet')]: { selectors: { '&:last-child:nth-child(3n+2)': { gridColumn: 'span 2' } } },
    },
  },
  four: {},
  rooms: {
    position: 'relative',
    border: `solid ${roles.fg}`,
    borderWidth: `${wall} 0 ${wall} ${wall}`,
    // A doorway and its open door.
    '::before': {
      content: '',
      position: 'absolute',
      left: '24%',
      top: '100%',
      width: `calc(${hall}*.7)`,
      height: wall,
      background: roles.bg,
    },
    '::after': {
      content: '',
      position: 'absolute',
      left: '24%',
      top: `calc(100% + ${wall})`,
      width: `calc(${hall}*.7)`,
      aspectRatio: '1',
      border: `1.5px solid ${roles.edge}`,
      borderLeft: `5px solid ${roles.fg}`,
      borderTop: 0,
      borderBottomRightRadius: '100%',
    },
    selectors: { '&:nth-last-child(-n+2)::before': doorwayAbove, '&:nth-last-child(-n+2)::after': doorAbove },
    '@media': {
      [above('toc')]: {
        selectors: {
          '&:nth-last-child(-n+4)::before': doorwayAbove,
          '&:nth-last-child(-n+4)::after': doorAbove,
        },
      },
    },
  },
  'two-three': {
    gridColumn: 'span 2',
    selectors: { '&:nth-child(-n+2)': { gridColumn: 'span 3' } },
    '@media': {
      [twoPerRow]: {
        gridColumn: 'span 3',
        ...oddLastCellStyle,
      },
      [upTo('phone')]: {
        gridColumn: '1/-1',
        selectors: { '&:nth-child(-n+2)': { gridColumn: '1/-1' } },
      },
    },
  },
});
const largeCell = `${layoutVariants['two-three']}:nth-child(-n+2) &`;
const smallCell = `${layoutVariants.four} > &`;
const room = `${layoutVariants.rooms} > &`;

/** Returns the selector of a child in a cell that fills its row. */
const selectInOddLastCell = (child: string) =>
  [layoutVariants.three, layoutVariants['two-three']]
    .map(layoutClass => `${layoutClass}${oddLastCell.slice(1)} > ${child}`)
    .join(',');

export const gridWithWideCell = style({});
const aboveWideCell = `${gridWithWideCell} > li > &`;

export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 328,
  padding: '28px 28px 30px',
  borderRight: hairline,
  borderBottom: hairline,
  background: roles.bg,
  color: roles.fg,
  selectors: {
    [largeCell]: { minHeight: 360 },
    [smallCell]: { minHeight: 268 },
    [room]: { minHeight: 'clamp(180px,24vw,380px)', border: 0 },
    [aboveWideCell]: { minHeight: 300 },
  },
  '@media': {
    [twoPerRow]: {
      selectors: {
        [selectInOddLastCell('&')]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
          columnGap: 56,
          minHeight: 0,
        },
      },
    },
    [upTo('phone')]: {
      display: 'grid',
      gridTemplateColumns: '48px minmax(0,1fr)',
      columnGap: '18px',
      minHeight: 0,
      padding: '22px 20px 24px',
      selectors: {
        [largeCell]: { minHeight: 0 },
        [smallCell]: { minHeight: 0 },
        [room]: { display: 'flex', gap: '10px', padding: '14px 12px 18px' },
        [aboveWideCell]: { minHeight: 0 },
      },
    },
  },
});

export const linkCell = style({
  transition: `color ${vars.time.base}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: -1,
    background: palette.black,
    transform: 'scaleY(0)',
    transformOrigin: '0 100%',
    transition: `transform ${vars.time.wipe} ${vars.ease}`,
  },
  ':hover': { color: palette.white, vars: { [roles.muted]: palette.grey300 } },
  ':focus-visible': {
    color: palette.white,
    vars: { [roles.muted]: palette.grey300 },
    outline: 0,
  },
  selectors: {
    '&:hover::before': { transform: 'none' },
    // The black background draws the focus ring, because the background covers the cell's outline.
    '&:focus-visible::before': {
      transform: 'none',
      outline: `2px solid ${palette.white}`,
      outlineOffset: -8,
    },
  },
});

/** Keeps content in front of the rising black background. */
const raisedCell = style({ position: 'relative' });

export const pictogram = style([
  raisedCell,
  {
    marginBottom: 'auto',
    selectors: {
      [largeCell]: { width: 112, height: 112, strokeWidth: 1.4 },
      [`${layoutVariants.rooms} &`]: { width: 'clamp(48px,6.6vw,112px)', height: 'auto', strokeWidth: 1.6 },
    },
    '@media': {
      [twoPerRow]: { gridRow: '1/3' },
      [upTo('phone')]: {
        width: 48,
        height: 48,
        margin: 0,
        gridRow: '1/3',
        selectors: { [largeCell]: { width: 48, height: 48, strokeWidth: 2 } },
      },
    },
  },
]);
export const arrow = style({
  position: 'absolute',
  right: 28,
  top: 28,
  color: palette.red,
  selectors: {
    [`${linkCell}:hover &`]: { color: palette.white },
    [`${linkCell}:focus-visible &`]: { color: palette.white },
  },
  '@media': { [upTo('phone')]: { right: 18, top: 22 } },
});
export const title = style([
  raisedCell,
  {
    marginTop: 40,
    '@media': {
      [twoPerRow]: { selectors: { [selectInOddLastCell('* > &')]: { marginTop: 0 } } },
      [upTo('phone')]: { marginTop: 0, paddingRight: 36 },
    },
  },
]);
export const text = style([
  raisedCell,
  {
    marginTop: 10,
    color: roles.muted,
    fontSize: vars.size.label,
    lineHeight: 1.5,
    '@media': {
      [twoPerRow]: { selectors: { [largeCell]: { minHeight: '6em' } } },
      [above('phone')]: {
        minHeight: '4.5em',
        maxWidth: '52ch',
        selectors: { [largeCell]: { maxWidth: '46ch', fontSize: vars.size.body } },
      },
      [upTo('phone')]: { marginTop: 6, gridColumn: 2 },
    },
  },
]);

export const wideCell = style({
  gridColumn: '1/-1',
  flexDirection: 'row',
  alignItems: 'center',
  gap: 'clamp(28px,5vw,72px)',
  minHeight: 0,
  paddingBlock: 44,
  '@media': {
    [upTo('tablet')]: { flexDirection: 'column', alignItems: 'stretch' },
    [upTo('phone')]: { display: 'flex', gap: '24px', paddingBlock: '26px 24px' },
  },
});
export const wideArt = style({
  flex: '0 1 740px',
  minWidth: 0,
  '@media': { [upTo('tablet')]: { flex: 'none', width: '100%' } },
});
export const wideCellText = style({
  flex: '1 1 30ch',
  '@media': { [upTo('tablet')]: { flex: 'none' } },
});
export const wideText = style({
  marginTop: 10,
  color: roles.muted,
  fontSize: vars.size.label,
  lineHeight: 1.5,
});

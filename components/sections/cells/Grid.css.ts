import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { palette, tall, vars } from '../../../styles/tokens.css';

/** Posters from edge to edge, in turn on the section's ground and on its opposite. */
const three = style({
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
const wall = 'clamp(8px,.9vw,14px)';
const desk = 'clamp(56px,7.4vw,124px)';
const hall = 'clamp(56px,8vw,140px)';
/** An office seen from above: rooms from edge to edge, with a hall between each two rows. */
const rooms = style({
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  paddingTop: wall,
  border: `solid ${roles.fg}`,
  borderWidth: `0 ${wall} 0 0`,
  '@media': { [upTo('toc')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
/** Bars that grow and darken like the segments of a gauge: beside each other, below each other in narrow windows. */
const rising = style({
  counterReset: 'bar',
  rowGap: 4,
  paddingInline: vars.gutter,
  '@media': {
    [above('wide')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0,1fr)',
      columnGap: 4,
      alignItems: 'end',
      // Moves up beside the title, where the low bars leave room.
      marginTop: -300,
      paddingInline: textPadding,
    },
  },
});
/** Height of the path above the lower edge of a poster. */
const path = 'clamp(84px,8vw,124px)';
export const columns = { three, rooms, rising };
export const cells = style({ display: 'grid' });
export const head = styleVariants({ three: {}, rooms: {}, rising: {} });
globalStyle(`${head.rising} > div`, { display: 'block', '@media': { [above('wide')]: { width: '50%' } } });
globalStyle(`${head.rising} > div > p`, { marginTop: 20 });

/** Widths with two posters per row. */
const twoPerRow = `${above('phone')} and ${upTo('tablet')}`;
/** Colour and number of a bar. */
export const shade = createVar();
export const step = createVar();
const opposite = { background: roles.fg, color: roles.bg };

/** Rooms of every second row open to the hall above them. */
const doorwayAbove = { left: '56%', top: `calc(${wall}*-1)` };
const doorAbove = {
  left: '56%',
  top: 'auto',
  bottom: `calc(100% + ${wall})`,
  borderTop: `1.5px solid ${roles.edge}`,
  borderBottom: 0,
  borderRadius: '0 100% 0 0',
};

/** @param below selector of the rooms with a hall below them. All others have a hall above. */
const createHalls = (below: string) => ({
  selectors: {
    [`&${below}`]: { margin: `calc(-1*${wall}) 0 ${hall}` },
    [`&:not(${below})::before`]: doorwayAbove,
    [`&:not(${below})::after`]: doorAbove,
  },
});

export const layoutVariants = styleVariants({
  three: {
    display: 'grid',
    background: roles.bg,
    '@media': {
      [twoPerRow]: { selectors: { '&:nth-child(4n+1), &:nth-child(4n)': opposite } },
      [`not all and ${twoPerRow}`]: { selectors: { '&:nth-child(odd)': opposite } },
    },
  },
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
    '@media': {
      [above('toc')]: createHalls(':is(:nth-child(8n+1),:nth-child(8n+2),:nth-child(8n+3),:nth-child(8n+4))'),
      [upTo('toc')]: createHalls(':is(:nth-child(4n+1),:nth-child(4n+2))'),
    },
  },
  rising: {
    display: 'grid',
    gridTemplateColumns: 'clamp(52px,11vw,120px) minmax(0,1fr)',
    alignItems: 'start',
    counterIncrement: 'bar',
    '::before': { content: 'counter(bar)', fontSize: 'clamp(4rem,11vw,7.5rem)' },
    selectors: { '&:nth-child(n+4)': { color: palette.white } },
    '@media': { [above('wide')]: { gridTemplateColumns: 'minmax(0,1fr)', rowGap: 14 } },
  },
});
globalStyle(`${layoutVariants.rising}::before`, {
  ...tall,
  lineHeight: 0.84,
  color: roles.fg,
});

const baseCell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '28px 28px 30px',
});
export const cell = styleVariants({
  three: [
    baseCell,
    {
      minHeight: 'clamp(290px,27vw,420px)',
      background: 'inherit',
      // The path of the money runs through all drawings.
      '::before': {
        content: '',
        position: 'absolute',
        inset: `auto 0 ${path}`,
        height: 5,
        marginBottom: -2,
        background: roles.mark,
      },
      padding: `clamp(24px,2.8vw,44px) clamp(20px,2.6vw,36px) calc(1.9*${path})`,
      '@media': {
        [above('tablet')]: {
          selectors: {
            [`${layoutVariants.three}:nth-child(3n+1) > &`]: { paddingLeft: textPadding },
            [`${layoutVariants.three}:nth-child(3n) > &`]: { paddingRight: textPadding },
          },
        },
        [twoPerRow]: {
          selectors: { [`${layoutVariants.three}:nth-child(odd) > &`]: { paddingLeft: textPadding } },
        },
      },
    },
  ],
  rooms: [
    baseCell,
    {
      minHeight: 'clamp(180px,24vw,380px)',
      // A desk and its chair.
      background: `radial-gradient(circle at calc(100% - ${desk}*.75) calc(${desk}*.75),${roles.fg} calc(${desk}*.14),transparent calc(${desk}*.14 + 1px)),linear-gradient(${roles.fg} 0 0) calc(100% - ${desk}*.25) calc(${desk}*.25)/${desk} calc(${desk}*.28) no-repeat ${roles.bg}`,
      '@media': { [upTo('phone')]: { gap: 10, padding: '14px 12px 18px' } },
    },
  ],
  rising: [
    baseCell,
    {
      minHeight: `calc(150px + 10px*${step})`,
      marginRight: `calc((5 - ${step})*5vw)`,
      padding: '22px 20px',
      background: shade,
      '@media': { [above('wide')]: { minHeight: `calc(280px + 76px*${step})`, marginRight: 0 } },
    },
  ],
});

export const pictogram = styleVariants({
  three: {
    position: 'absolute',
    right: 'clamp(20px,5vw,72px)',
    bottom: path,
    width: 'clamp(112px,11vw,168px)',
    height: 'auto',
    transform: 'translateY(50%)',
    background: 'inherit',
    paddingInline: 10,
    boxSizing: 'content-box',
  },
  rooms: { width: 'clamp(48px,6.6vw,112px)', height: 'auto', marginBottom: 'auto', strokeWidth: 1.6 },
  rising: {
    display: 'none',
    '@media': { [above('wide')]: { display: 'block', order: 3, width: 88, height: 88, marginTop: 'auto' } },
  },
});
export const title = styleVariants({
  three: { fontSize: 'clamp(1.375rem,1.1rem + .9vw,1.875rem)' },
  rooms: { marginTop: 40, '@media': { [upTo('phone')]: { marginTop: 0 } } },
  rising: {},
});
const baseText = style({ marginTop: 10, maxWidth: '36ch', fontSize: vars.size.label, lineHeight: 1.5 });
export const cellText = styleVariants({
  three: [baseText, { fontSize: vars.size.body }],
  rooms: [
    baseText,
    {
      color: roles.muted,
      '@media': { [above('phone')]: { minHeight: '4.5em' }, [upTo('phone')]: { marginTop: 6 } },
    },
  ],
  rising: [baseText, { marginBottom: 20 }],
});

export const wideCell = style([
  baseCell,
  {
    gridColumn: '1/-1',
    flexDirection: 'column-reverse',
    gap: 'clamp(32px,5vw,72px)',
    // The drawing stands on the lower edge of the section.
    margin: `0 0 calc(-1*${vars.section})`,
    padding: 'clamp(40px,5vw,80px) 0 0',
  },
]);
export const wideText = style({
  display: 'grid',
  gap: `8px ${vars.colGap}`,
  paddingInline: textPadding,
  '@media': { [above('phone')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
export const wideArt = style({ width: '100%', height: 'clamp(160px,27vw,480px)' });

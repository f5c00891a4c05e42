import { createVar, style } from '@vanilla-extract/css';
import { hoverSupport, upTo } from '../../../styles/breakpoints';
import { section as sectionBlock, textPadding } from '../../../styles/layout.css';
import { redRoles, roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

/** Depth of a layer between the first, 0, and the last, 1. */
export const depth = createVar();

export const section = style([sectionBlock, { paddingBottom: 0, overflow: 'clip' }]);
const layer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
  paddingInline: textPadding,
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', paddingBlock: '28px' } },
});
/** Layers from edge to edge, darker towards the last. */
export const lightLayer = style([
  layer,
  { background: `color-mix(in srgb,${palette.grey400} calc(${depth}*100%),${palette.grey100})` },
]);
export const darkLayer = style([
  layer,
  { background: `color-mix(in srgb,${palette.black} calc(${depth}*200% - 100%),${palette.grey600})` },
]);
export const copy = style({
  alignSelf: 'center',
  padding: '40px 24px 40px 0',
  '@media': { [upTo('tablet')]: { padding: '0 0 20px' } },
});
export const text = style({ marginTop: 8 });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', marginInline: -16 } },
});

/** A tool that is out of its layer leaves a gap. */
const gap = { position: 'relative', outline: `2px dashed ${roles.fg}`, outlineOffset: -2 } as const;
const outside = { transform: 'translate(10px,-18px)' };
export const tile = style({ '@media': { [hoverSupport]: { ':hover': gap } } });
export const removedTile = style([tile, gap]);
export const tool = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '24px',
  height: '100%',
  minHeight: 'clamp(148px,14vw,220px)',
  padding: '24px 8px 22px 20px',
  fontWeight: 580,
  lineHeight: 1.25,
  transition: `transform ${vars.time.base} ${vars.ease},background ${vars.time.base}`,
  selectors: {
    [`${removedTile} > &`]: { ...outside, vars: redRoles, background: roles.bg, color: roles.fg },
  },
  '@media': {
    [hoverSupport]: {
      selectors: {
        [`${tile}:not(${removedTile}):hover > &`]: { ...outside, background: roles.fg, color: roles.bg },
      },
    },
    [upTo('phone')]: { minHeight: 132, padding: '16px 8px 14px 16px' },
  },
});

import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { hatching } from '../kit/parts.css';

const columns = {
  display: 'grid',
  gridTemplateColumns: '112px minmax(0,1fr) 88px',
  gap: '0 12px',
  alignItems: 'center',
} as const;

export const scale = style({
  ...columns,
  borderBottom: `1px solid ${roles.line}`,
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const scaleHours = style({
  gridColumn: 2,
  position: 'relative',
  height: 22,
  fontSize: vars.size.caption,
  color: roles.muted,
  '@media': { [upTo('phone')]: { gridColumn: 1, marginInline: 8 } },
});
export const at = createVar();
export const scaleHour = style({
  position: 'absolute',
  left: at,
  transform: 'translateX(-50%)',
  '@media': { [upTo('phone')]: { selectors: { '&:nth-child(even)': { display: 'none' } } } },
});

export const dayRow = style({
  ...columns,
  borderBottom: `1px solid ${roles.line}`,
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr) auto', paddingTop: 8 } },
});
/** Width of an hour, which is the distance between two vertical lines. */
export const hourWidth = createVar();
export const track = style({
  position: 'relative',
  height: 58,
  background: `repeating-linear-gradient(90deg,${palette.grey200} 0 1px,transparent 1px ${hourWidth})`,
  borderRight: `1px solid ${palette.grey200}`,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '@media': { [upTo('phone')]: { gridRow: 2, gridColumn: '1 / -1' } },
});
export const closed = style({
  position: 'absolute',
  top: 18,
  left: 12,
  paddingInline: 6,
  background: roles.bg,
  fontSize: vars.size.small,
  color: roles.muted,
  pointerEvents: 'none',
});
export const from = createVar();
export const width = createVar();
const positionStyle = { position: 'absolute', left: from, width } as const;
export const bar = style([
  on.black,
  {
    ...positionStyle,
    top: 12,
    // If both times don’t fit, the last one wraps and is cut off.
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 8,
    height: 32,
    paddingInline: 10,
    overflow: 'hidden',
    lineHeight: '32px',
    whiteSpace: 'nowrap',
    fontSize: vars.size.small,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'grab',
    touchAction: 'none',
    selectors: {
      '&[aria-pressed=true]': { boxShadow: `inset 0 -4px 0 ${palette.red}` },
      '&::before, &::after': {
        content: '',
        position: 'absolute',
        top: 8,
        bottom: 8,
        width: 2,
        background: palette.grey500,
      },
      '&::before': { left: 3 },
      '&::after': { right: 3 },
    },
  },
]);
/** Drag handle at an end of a bar. */
const end = { position: 'absolute', top: 0, bottom: 0, width: 10, cursor: 'ew-resize' } as const;
export const firstEnd = style({ ...end, left: 0 });
export const lastEnd = style({ ...end, right: 0 });
export const busy = style({
  ...positionStyle,
  bottom: 1,
  height: 10,
  border: `1px solid ${palette.grey500}`,
  background: hatching,
});
export const draft = style({
  ...positionStyle,
  top: 12,
  height: 32,
  background: palette.grey300,
  pointerEvents: 'none',
});
export const clockInputs = style({ gridColumn: '1 / -1', paddingBlock: 8 });

import { createVar, style } from '@vanilla-extract/css';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { hatching } from '../kit/parts.css';

const HOUR_PX = 76;
const toHeight = (hours: string) => `calc(${hours}*${HOUR_PX}px)`;

export const dayCount = createVar();
export const hourCount = createVar();
export const week = style([
  on.white,
  {
    display: 'grid',
    gridTemplateColumns: `64px repeat(${dayCount},minmax(0,1fr))`,
    gridTemplateRows: `64px ${toHeight(hourCount)}`,
  },
]);
export const corner = style({ borderBottom: `1px solid ${roles.fg}` });
export const dayHead = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minWidth: 0,
  padding: '12px 14px',
  borderBottom: `1px solid ${palette.black}`,
  borderLeft: `1px solid ${palette.grey200}`,
  fontWeight: 600,
  lineHeight: 1.2,
});
export const today = style([on.black, dayHead]);
export const hours = style({ position: 'relative' });
export const hour = style({
  position: 'absolute',
  right: 12,
  fontSize: vars.size.caption,
  lineHeight: 1,
  color: roles.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const day = style({
  position: 'relative',
  borderLeft: `1px solid ${palette.grey200}`,
  background: `repeating-linear-gradient(transparent 0 ${HOUR_PX - 1}px,${palette.grey200} ${HOUR_PX - 1}px ${HOUR_PX}px)`,
});

export const top = createVar();
export const height = createVar();
export const lane = createVar();
export const lanes = createVar();
const timeStyle = {
  position: 'absolute',
  top: `calc(${toHeight(top)} + 2px)`,
  height: `calc(${toHeight(height)} - 4px)`,
} as const;
const laneStyle = {
  ...timeStyle,
  left: `calc(${lane}*100%/${lanes} + 4px)`,
  width: `calc(100%/${lanes} - 8px)`,
} as const;
export const unavailable = style({
  ...timeStyle,
  insetInline: 4,
  padding: 10,
  overflow: 'hidden',
  border: `1px solid ${palette.grey300}`,
  background: hatching,
});
export const unavailableNote = style({
  paddingInline: 4,
  background: palette.white,
  fontSize: vars.size.small,
  color: roles.muted,
});
export const call = style([
  on.black,
  {
    ...laneStyle,
    display: 'flex',
    gap: 6,
    alignItems: 'center',
    paddingInline: 8,
    overflow: 'hidden',
    border: '1px solid transparent',
    fontSize: vars.size.small,
    fontWeight: 560,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    ':hover': { background: palette.grey800 },
    ':focus-visible': { outlineOffset: -4 },
    selectors: { '&[aria-current=true]': { borderLeft: `8px solid ${palette.red}` } },
  },
]);
export const cancelledCall = style([
  on.white,
  call,
  {
    border: `1px dashed ${palette.grey500}`,
    background: palette.white,
    color: palette.grey600,
    textDecoration: 'line-through',
    ':hover': { background: palette.grey100 },
  },
]);
export const now = style({
  position: 'absolute',
  zIndex: 1,
  top: toHeight(top),
  width: '100%',
  height: 2,
  background: palette.red,
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    top: -5,
    left: -6,
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: palette.red,
  },
});

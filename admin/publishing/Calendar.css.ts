import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { hatching } from '../kit/parts.css';

/** ID of the hint about moving entries. */
export const MOVE_HINT_ID = 'moving-plans';

export const grid = style([on.white, { '@media': { [upTo('tablet')]: { display: 'none' } } }]);
const sevenColumns = { display: 'grid', gridTemplateColumns: 'repeat(7,minmax(0,1fr))' } as const;
export const weekdays = style({
  ...sevenColumns,
  borderBottom: `1px solid ${roles.fg}`,
  fontSize: vars.size.caption,
  color: roles.muted,
});
export const weekday = style({ padding: '10px 12px' });
export const week = style({ ...sevenColumns, minHeight: 126, borderBottom: `1px solid ${palette.grey300}` });
export const day = style({
  position: 'relative',
  minWidth: 0,
  padding: '0 5px 8px',
  selectors: { '& + &': { borderLeft: `1px solid ${roles.line}` } },
});
export const dropTarget = style([day, { boxShadow: `inset 0 0 0 2px ${palette.red}` }]);

export const number = style({
  display: 'flex',
  gap: '6px',
  alignItems: 'center',
  minHeight: 38,
  paddingInline: 7,
  fontSize: vars.size.small,
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
});
export const weekend = style([number, { color: roles.muted }]);
export const adjacentDay = style([number, { color: palette.grey500, fontWeight: 400 }]);
export const today = style([
  on.black,
  { display: 'grid', placeItems: 'center', width: 28, height: 28, borderRadius: '50%' },
]);

const dayEntry = style({
  display: 'block',
  minHeight: 28,
  marginTop: 3,
  padding: '3px 8px',
  border: `1px solid ${palette.black}`,
  background: palette.white,
  fontSize: vars.size.caption,
  fontWeight: 560,
  lineHeight: 1.3,
  ':hover': { background: palette.grey100 },
  selectors: { '&[draggable=true]': { cursor: 'grab' } },
});
/** Hatching marks items scheduled to be unpublished. */
const highlight = { borderColor: palette.grey500, background: hatching };
export const scheduledItem = styleVariants({ publish: [dayEntry], unpublish: [dayEntry, highlight] });
export const publishedItem = style([
  dayEntry,
  on.black,
  { background: palette.black, color: palette.white, ':hover': { background: palette.grey800 } },
]);
export const requestedItem = style([dayEntry, { borderStyle: 'dashed', borderColor: palette.grey500 }]);

const LANE_PX = 31;
/** Number of days that a bar covers, and its lane. */
export const barDays = createVar();
export const lane = createVar();
export const bar = style([
  dayEntry,
  {
    position: 'absolute',
    zIndex: 1,
    top: `calc(38px + ${lane}*${LANE_PX}px)`,
    left: 5,
    width: `calc(${barDays}*100% - 10px)`,
    height: 28,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    background: hatching,
  },
]);
export const liftedBar = style([bar, { borderStyle: 'dashed', color: roles.muted }]);
export const barName = style({
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  marginLeft: -4,
  paddingInline: 4,
  background: palette.white,
});
/** Number of lanes above a day's entries. */
export const lanes = createVar();
export const dayItems = style({ paddingTop: `calc(${lanes}*${LANE_PX}px)` });
export const draggedItem = style([dayEntry, { borderStyle: 'dashed', color: roles.muted }]);
export const name = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: { [`${scheduledItem.unpublish} &`]: { background: palette.white } },
});
export const time = style({
  fontStretch: vars.width.tall,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

const sample = {
  display: 'inline-block',
  width: 22,
  height: 14,
  marginRight: 4,
  verticalAlign: -2,
  border: `1px solid ${palette.black}`,
  background: palette.white,
} as const;
export const sampleLive = style({ ...sample, background: palette.black });
export const sampleScheduled = style(sample);
export const samplePeriod = style({ ...sample, background: hatching });
export const sampleRequested = style({ ...sample, borderStyle: 'dashed', borderColor: palette.grey500 });

import { style, styleVariants } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const singleMark = style({
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  // The mark's circle would otherwise set the baseline.
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '::before': {
    content: '',
    flex: 'none',
    width: 14,
    height: 14,
    border: '1.5px solid currentColor',
    borderRadius: '50%',
  },
});

/** Marks of an item that is live and scheduled. */
export const stackedMarks = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '4px 14px' });

const disc = 'linear-gradient(currentColor,currentColor)';
/** Ring, disc, disc with red beam, clock, half disc, crossed ring. */
const fills = {
  draft: 'none',
  live: disc,
  changed: `conic-gradient(from -45deg,${palette.red} 0 90deg,transparent 0),${disc}`,
  scheduled: `${disc} 50% 1px/1.5px 5px no-repeat,${disc} 6px 5px/3px 1.5px no-repeat`,
  unpublished: 'linear-gradient(90deg,currentColor 50%,transparent 0)',
  trash: 'linear-gradient(45deg,transparent 43%,currentColor 43% 57%,transparent 57%)',
};
export const mark = styleVariants(fills, (background, state) => [
  singleMark,
  {
    ...(state === 'unpublished' && { color: roles.muted }),
    '::before': { background, ...(state === 'changed' && { border: 0 }) },
  },
]);

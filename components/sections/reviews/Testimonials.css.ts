import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { columns } from '../../../styles/columns';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { palette, tall, vars } from '../../../styles/tokens.css';

const bleed = `calc(-1*${textPadding})`;
const rule = `2px solid ${roles.fg}`;

/** Beams reach the edge of the window. */
export const section = style({ overflowX: 'clip' });

export const rating = style([
  columns(9, -1),
  { display: 'flex', alignItems: 'flex-end', gap: '20px', paddingTop: 8, color: roles.muted },
]);
export const figure = style([text.figure, { fontSize: 'clamp(72px,8vw,112px)', color: roles.fg }]);
/** Position of the rating on its scale, and width of a unit. */
export const value = createVar();
export const unit = createVar();
export const scale = style({
  position: 'relative',
  width: 'clamp(140px,14vw,200px)',
  height: 14,
  marginBottom: 14,
  borderBottom: rule,
  borderRight: rule,
  background: `linear-gradient(90deg,${roles.fg} 2px,transparent 2px) 0/${unit}`,
  '::after': {
    content: '',
    position: 'absolute',
    left: value,
    bottom: -8,
    width: 6,
    height: 44,
    marginLeft: -3,
    background: roles.mark,
  },
});

/** Part of the agency's years that had passed when the client came. */
export const start = createVar();
/** The first quote is larger, unless it is long. */
export const shrink = createVar();

const cells = {
  display: 'grid',
  // At most two columns.
  gridTemplateColumns: 'repeat(auto-fit,minmax(max(min(100%,300px),34%),1fr))',
  gap: `clamp(36px,4vw,56px) ${vars.colGap}`,
};
export const list = styleVariants({
  years: { display: 'grid', gap: 'clamp(44px,4.6vw,72px)' },
  beam: cells,
  poster: cells,
  record: { counterReset: 'record', borderBottom: `6px double ${roles.fg}` },
});

const stacked = style({ display: 'grid', alignContent: 'space-between', gap: '24px' });
export const review = styleVariants({
  years: [
    stacked,
    {
      vars: { [start]: '0%' },
      // A beam that widens from the client's first year to today.
      '::after': {
        content: '',
        aspectRatio: '16',
        margin: `0 ${bleed} 0 ${start}`,
        background: roles.fg,
        clipPath: 'polygon(0 50%,100% 0,100% 100%)',
      },
      selectors: { '&:first-child::after': { background: roles.mark } },
    },
  ],
  beam: [
    stacked,
    {
      selectors: {
        '&:first-child': {
          vars: { [roles.muted]: palette.white },
          gridColumn: '1/-1',
          gap: '40px',
          margin: `0 ${bleed}`,
          padding: `12vw ${textPadding} clamp(48px,4.4vw,72px) 44vw`,
          background: palette.red,
          clipPath: 'polygon(0 100%,58vw 0,100% 0,100% 100%)',
          '@media': {
            [upTo('tablet')]: {
              paddingInline: textPadding,
              paddingTop: 140,
              clipPath: 'polygon(0 100px,100% 0,100% 100%,0 100%)',
            },
          },
        },
      },
    },
  ],
  poster: [
    stacked,
    {
      paddingTop: 28,
      borderTop: rule,
      selectors: { '&:first-child': { gridColumn: '1/-1', gap: '40px', padding: 0, border: 0 } },
    },
  ],
  record: {
    display: 'grid',
    alignItems: 'end',
    gap: `16px ${vars.colGap}`,
    padding: '28px 0 32px',
    borderTop: rule,
    counterIncrement: 'record',
    '::before': {
      content: 'counter(record,decimal-leading-zero) / ""',
      fontSize: vars.size.figure,
      ...tall,
      lineHeight: 0.84,
    },
    '@media': {
      [above('tablet')]: { gridTemplateColumns: 'minmax(0,2fr) minmax(0,7fr) minmax(0,3fr)' },
    },
  },
});

const quoteText = style({
  selectors: {
    ':first-child > &': {
      fontStretch: vars.width.wide,
      fontWeight: 540,
      lineHeight: 1.06,
      letterSpacing: '-.026em',
    },
  },
});
const first = (size: string) => ({
  selectors: { ':first-child > &': { fontSize: `max(1.5rem,calc(${size}*${shrink}))` } },
});
/** Text begins at the tip of its beam, if it has room there. */
const atTip = { '@media': { [above('tablet')]: { marginLeft: `min(${start},42%)` } } } as const;
export const quote = styleVariants({
  years: [text.h3, quoteText, atTip, first('clamp(1.75rem,1rem + 2vw,3.25rem)'), { maxWidth: '24em' }],
  beam: [text.lead, quoteText, first('clamp(1.75rem,1rem + 2vw,3.25rem)')],
  poster: [text.lead, quoteText, first('clamp(2.125rem,1rem + 4.4vw,5.5rem)')],
  record: [text.h3],
});
export const personInYears = style([{ display: 'flex', alignItems: 'flex-end', gap: '16px' }, atTip]);
export const year = style([text.figure, { fontSize: '4rem' }]);
export const name = style({ display: 'block', fontWeight: 600, lineHeight: 1.3 });
export const role = style([text.small, { color: roles.muted }]);

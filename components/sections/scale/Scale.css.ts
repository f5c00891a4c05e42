import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { sectionHead } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';
import { drawing, LEVELS, levelForm } from '../../closings/closing.css';
import { choiceInput } from '../../ui/ChoiceChip.css';

/** Choices on a horizontal line, or on a vertical line on phones. */
export const choices = style({
  selectors: { [`${sectionHead} + &`]: { marginTop: 0 } },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  marginTop: 36,
  borderTop: `2px solid ${roles.fg}`,
  '@media': {
    [upTo('phone')]: { gridAutoFlow: 'row', borderTop: 0, borderLeft: `2px solid ${roles.fg}` },
  },
});
const createDotShadow = (width: string, color: string) => `inset 0 0 0 ${width} ${color}`;
export const choice = style({
  position: 'relative',
  padding: '26px 12px 20px 0',
  fontWeight: 560,
  lineHeight: 1.3,
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: -11,
    width: 20,
    height: 20,
    borderRadius: '50%',
    background: roles.bg,
    boxShadow: createDotShadow('2px', roles.fg),
    transition: `box-shadow ${vars.time.base} ${vars.ease}`,
  },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
  selectors: {
    '&:has(:checked)::before': { boxShadow: createDotShadow('10px', palette.red) },
    '&:has(:focus-visible)': { outline: `2px solid ${roles.focus}`, outlineOffset: 3 },
  },
  '@media': {
    [upTo('phone')]: { padding: '12px 0 12px 28px', '::before': { left: -11, top: 14 } },
  },
});
/** Covers the dot and the label. */
export const radio = style([
  choiceInput,
  {
    selectors: { '&&': { top: -12, height: 'calc(100% + 12px)' } },
    '@media': { [upTo('phone')]: { selectors: { '&&': { top: 0, height: '100%' } } } },
  },
]);

export const answerText = style({ maxWidth: '24ch' });
export const largeText = style({ selectors: { '&&': { fontSize: 'clamp(1.75rem,1.2rem + 2vw,3rem)' } } });
export const moreText = style({ marginTop: 12 });
export const note = style({ marginTop: 18 });

/** Highlights the rings up to the chosen age, which is red. */
export const rings = style([drawing, { overflow: 'visible', fill: 'none', stroke: roles.line }]);
for (const level of LEVELS) {
  const shownLevel = `${levelForm}:has([data-level="${level}"]:checked) ${rings} `;
  globalStyle(`${shownLevel}:nth-child(-n+${level})`, { stroke: roles.fg });
  globalStyle(`${shownLevel}:nth-child(${level})`, { stroke: palette.red });
}
export const core = style({ fill: roles.fg, stroke: 'none' });

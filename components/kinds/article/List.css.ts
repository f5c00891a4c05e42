import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { frame, sectionTight, textPadding, wrap } from '../../../styles/layout.css';
import { drawRuler } from '../../../styles/ruler';
import { on, roles } from '../../../styles/surfaces.css';
import { palette, tall, vars } from '../../../styles/tokens.css';

/** Clips cards that cross a window with a scrollbar. */
export const list = style([on.white, { overflowX: 'clip' }]);

/** The hero on the left and the newest article on the right. */
const wideLayout = above('wide');
export const front = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    rowGap: 'clamp(24px,3vw,40px)',
    '@media': {
      [wideLayout]: {
        gridTemplate: 'auto minmax(0,1fr)/minmax(0,7fr) minmax(0,5fr)',
        position: 'relative',
        minHeight: `calc(100svh - ${vars.header})`,
        paddingBottom: 76,
      },
    },
  },
]);
globalStyle(`${front} > section`, {
  '@media': { [wideLayout]: { display: 'grid', paddingInline: `${textPadding} ${vars.gutter}` } },
});
globalStyle(`${front} > section > div`, {
  '@media': { [wideLayout]: { display: 'flex', flexDirection: 'column', width: '100%' } },
});
/** The filters are below the hero and the article. */
globalStyle(`${front} > section > div > fieldset`, {
  '@media': { [wideLayout]: { position: 'absolute', inset: `auto ${textPadding} 12px`, marginBlock: 0 } },
});
globalStyle(`${front} :is(h1,h1 + p)`, { '@media': { [wideLayout]: { gridColumn: '1/-1' } } });
globalStyle(`${front} > div`, { '@media': { [wideLayout]: { gridArea: '1/2/span 2' } } });
/** Space between the newest day and the text on its right, which the beam crosses. */
const reach = 'clamp(64px,8vw,128px)';
export const calendar = style({
  position: 'relative',
  alignSelf: 'center',
  height: 'clamp(140px,15vw,220px)',
  margin: `0 ${reach} 44px calc(${textPadding} + 4px)`,
  borderBottom: `1px solid ${roles.edge}`,
  background: drawRuler('100%', 8),
});
export const day = style({
  position: 'absolute',
  bottom: 0,
  marginLeft: -4,
  borderLeft: `8px solid ${palette.black}`,
  paddingLeft: 6,
  fontSize: '1.5rem',
  ...tall,
  lineHeight: 0.8,
  ':first-child': { borderColor: palette.red, color: palette.red },
  '::after': {
    content: 'attr(data-month)',
    position: 'absolute',
    top: 'calc(100% + 16px)',
    left: -8,
    fontSize: vars.size.small,
    fontStretch: vars.width.text,
    lineHeight: 1,
    color: roles.fg,
  },
});
globalStyle(`${day}:last-child::before`, {
  content: '"min"',
  position: 'absolute',
  top: 24,
  fontSize: vars.size.caption,
  fontStretch: vars.width.text,
  '@media': { [upTo('menu')]: { display: 'none' } },
});
globalStyle(`${day}:first-child::before`, {
  content: '',
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: `calc(${reach} - 4px)`,
  height: '230%',
  background: palette.red,
  clipPath: 'polygon(0 100%,100% 0,100% 55%)',
});
globalStyle(`${front} h1`, {
  '@media': { [wideLayout]: { fontSize: 'min(8.3vw,8.25rem)', lineHeight: 0.96 } },
});
export const otherArticles = style([wrap, sectionTight]);
export const pager = style({
  selectors: { '*:not(:empty) + &:not(:empty)': { marginTop: 'clamp(40px,5vw,72px)' } },
});

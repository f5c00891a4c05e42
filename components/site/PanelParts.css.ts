import { globalStyle, style } from '@vanilla-extract/css';
import { noScript, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette, vars } from '../../styles/tokens.css';
import { entry } from './MainMenu.css';
import { stackedLayout } from './menu-zones';

/** Content rendered only on the server. Its images load when the panel opens. */
const serverContent = style({});
globalStyle(`${serverContent} img`, { display: 'none' });
globalStyle(`[data-open] ${serverContent} img`, { display: 'block' });
globalStyle(`${entry}:is(:hover,:focus-within) ${serverContent} img`, {
  '@media': { [noScript]: { display: 'block' } },
});

export const faces = style([serverContent, { display: 'flex', minHeight: 52 }]);
export const face = style({
  width: 52,
  height: 52,
  marginRight: -10,
  borderRadius: '50%',
  boxShadow: `0 0 0 3px ${roles.bg}`,
  objectFit: 'cover',
  objectPosition: '50% 34%',
});

export const latestItem = style([
  serverContent,
  { display: 'grid', '@media': { [stackedLayout]: { gridColumn: '1/-1', marginTop: 32 } } },
]);
export const card = style([
  on.white,
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'auto 1fr',
    minHeight: 264,
    '@media': { [upTo('menu')]: { gridTemplateColumns: '128px 1fr', minHeight: 0 } },
  },
]);
/** Has the proportions of a cover, so that covers aren't cropped. */
export const imageFrame = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4/3',
  background: palette.grey100,
  '@media': { [upTo('menu')]: { gridArea: '1/1/3/2', aspectRatio: 'auto' } },
});
export const image = style({
  position: 'absolute',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `transform 900ms ${vars.ease}`,
  selectors: { [`${card}:hover &`]: { transform: 'scale(1.035)' } },
});
export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  gridRow: 'span 2',
  padding: 24,
  '@media': { [upTo('menu')]: { gridArea: '1/2', padding: '16px 16px 0' } },
});
export const figure = style([text.figure, { fontSize: '4rem', ':empty': { display: 'none' } }]);
export const smallText = style([text.small, { color: roles.muted }]);
export const footer = style({
  gridColumn: 1,
  gridRow: 2,
  alignSelf: 'end',
  padding: '16px 24px 24px',
  '@media': { [upTo('menu')]: { gridColumn: 2, alignSelf: 'start', padding: '6px 16px 16px' } },
});
export const author = style({ display: 'flex', alignItems: 'center', gap: '12px' });

import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { above, fullMotion, upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { palette, vars } from '../../../styles/tokens.css';

/** Fits a word of fourteen letters into the panel at any width. */
export const title = style([text.h1, { marginTop: 18, fontSize: `min(${vars.size.h1},3.75rem)` }]);
export const lead = style([text.lead, { marginTop: 16, maxWidth: '34ch' }]);

/** The image fills most of a screen, with the text over its lower edge. */
export const imageHero = style([
  on.grey2,
  {
    position: 'relative',
    display: 'grid',
    minHeight: 'min(86vh,900px)',
    '@media': { [upTo('tablet')]: { display: 'block', minHeight: 0 } },
  },
]);
export const cover = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '@media': { [upTo('tablet')]: { position: 'static', height: 'min(96vw,560px)' } },
});
export const coverImage = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const panel = style({
  position: 'relative',
  alignSelf: 'end',
  width: 'min(100%,max(44vw,600px))',
  marginTop: 220,
  padding: 'clamp(24px,3.4vw,56px)',
  paddingLeft: textPadding,
  '@media': { [upTo('tablet')]: { width: 'auto', marginTop: 0, padding: `24px ${vars.gutter} 32px` } },
});
export const rightPanel = style({
  justifySelf: 'end',
  '@media': { [above('tablet')]: { paddingInline: 'clamp(24px,3.4vw,56px)' } },
});
/** Separates the panel from parts of the image in the same colour. */
export const framedPanel = style({
  '@media': {
    [above('tablet')]: {
      boxShadow: ['-10px -10px', '10px -10px', '-10px 0', '10px 0']
        .map(position => `${position} ${palette.black}`)
        .join(),
    },
  },
});
export const domain = style({ marginTop: 'clamp(20px,2.4vw,36px)' });

export const numbersHero = style([on.black, { paddingTop: 'clamp(20px,2.4vw,36px)' }]);
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: '24px clamp(24px,5vw,88px)',
  alignItems: 'end',
  marginTop: 'clamp(32px,5vw,72px)',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
/** Width of the figure in em, so that the text fits next to long figures. */
export const figureWidth = createVar();
export const figure = style([
  text.figure,
  {
    marginLeft: '-.03em',
    fontSize: `min(31vw,32rem,50vw/${figureWidth})`,
    lineHeight: 0.74,
    letterSpacing: 0,
    whiteSpace: 'nowrap',
    '@media': { [upTo('menu')]: { fontSize: `min(46vw,84vw/${figureWidth})` } },
  },
]);
export const unit = style({ marginLeft: '.06em', fontSize: '.36em', letterSpacing: 0 });
export const numbersTitle = style([text.h2, { marginTop: 18, maxWidth: '14ch' }]);
export const meaning = style({ marginTop: 12, color: roles.muted });

/** Share of the row that a bar fills. */
export const barShare = createVar();
const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } });
const edge = `max(${vars.gutter},(100vw - ${vars.inner})/2)`;
export const bars = style({ display: 'grid', gap: 3, marginTop: 'clamp(36px,4vw,64px)', fontWeight: 560 });
/** Moves the label past the end of a short bar. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 64,
  paddingInline: `max(${edge},min(${barShare} + 16px,(${edge} + 180px - ${barShare})*999)) ${vars.gutter}`,
  background: `linear-gradient(90deg,${palette.grey700} ${barShare},transparent 0)`,
  selectors: {
    '&:last-child': { background: `linear-gradient(90deg,${palette.red} ${barShare},transparent 0)` },
  },
  '@media': {
    [upTo('menu')]: { minHeight: 48 },
    [fullMotion]: { animation: `${draw} 1.4s ${vars.ease} backwards` },
  },
});
/** Space below the figure if the hero has no bars. */
export const bottomSpace = style({ height: 'clamp(36px,4vw,64px)' });

/** A story hero contains only text. The cover or clock is next to the story. */
export const storyHero = style([on.white, { paddingBlock: 'clamp(20px,2.4vw,36px) clamp(48px,7vw,112px)' }]);
/** The figure is right of the title, as tall as the text. */
export const storyColumns = style({
  display: 'grid',
  gap: '40px clamp(24px,4vw,64px)',
  marginTop: 'clamp(36px,6vw,96px)',
  '@media': { [above('tablet')]: { gridTemplateColumns: 'minmax(0,1fr) auto', alignItems: 'end' } },
});
globalStyle(`${storyColumns} > :nth-child(2) > :first-child`, { fontSize: 'clamp(8rem,24vw,24rem)' });
globalStyle(`${storyColumns} > :nth-child(2) > :last-child`, { maxWidth: '28ch' });
export const storyTitle = style([text.display, { marginTop: 22, maxWidth: '13ch' }]);
export const storyLead = style([text.lead, { marginTop: 28, maxWidth: '44ch', color: roles.muted }]);

export const facts = style([on.white, { borderBlock: `1px solid ${roles.line}` }]);

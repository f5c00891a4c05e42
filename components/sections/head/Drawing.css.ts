import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { wrap } from '../../../styles/layout.css';
import { palette, vars } from '../../../styles/tokens.css';

/** Widths above the phone menu at which text and drawing don't fit side by side. */
const narrow = '(min-width: 768px) and (max-width: 1099px)';

/** The drawing extends past the edge behind the text. On phones, it is below the text. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': { [upTo('menu')]: { display: 'flex', flexDirection: 'column' } },
});
export const content = style([
  wrap,
  {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 'clamp(36px,5vw,72px)',
    minHeight: `max(clamp(560px,52vw,760px),${vars.fill})`,
    paddingBlock: 'clamp(20px,2.4vw,36px) clamp(32px,3.4vw,48px)',
    '@media': { [upTo('menu')]: { gap: '28px', minHeight: 0, paddingBottom: 0 } },
  },
]);
/** Scale of the drawing relative to its frame. Overhanging parts must not shrink the rest. */
export const artScale = createVar();
export const art = style({
  position: 'absolute',
  left: 'calc(50% + min(3vw,48px))',
  top: '50%',
  width: 'clamp(420px,65vw,1456px)',
  maxWidth: 'none',
  transform: `translateY(-50%) scale(${artScale})`,
  '@media': {
    [narrow]: { left: 'calc(50% + 72px)' },
    [upTo('menu')]: {
      position: 'static',
      order: 2,
      flex: 'none',
      width: '136%',
      margin: '28px 0 -52% -6%',
      transform: `scale(${artScale})`,
    },
    print: { display: 'none' },
  },
});
export const titleWidth = createVar();
export const title = style({ maxWidth: titleWidth });
export const lead = style({
  maxWidth: '34ch',
  marginTop: 28,
  color: palette.grey200,
  '@media': { [narrow]: { maxWidth: '25ch' } },
});
export const action = style({ marginTop: 36 });

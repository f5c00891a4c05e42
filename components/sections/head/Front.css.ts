import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { wrap } from '../../../styles/layout.css';
import { palette, vars } from '../../../styles/tokens.css';

export const content = style([
  wrap,
  {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    minHeight: `max(clamp(620px,56vw,828px),${vars.fill})`,
    paddingBlock: 'clamp(40px,6vw,88px) clamp(32px,3.4vw,48px)',
    '@media': { [upTo('menu')]: { minHeight: 0, paddingBottom: 0 } },
  },
]);
export const art = style({
  position: 'absolute',
  left: 'calc(50% + min(3vw,48px))',
  top: '50%',
  width: 'clamp(420px,65vw,1456px)',
  maxWidth: 'none',
  transform: 'translateY(-50%)',
  '@media': {
    [upTo('menu')]: {
      position: 'static',
      order: 2,
      flex: 'none',
      width: '136%',
      margin: '28px 0 -52% -6%',
      transform: 'none',
    },
  },
});
export const lead = style({
  maxWidth: '32ch',
  marginTop: 'clamp(22px,2.4vw,34px)',
  color: palette.grey200,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  marginTop: 36,
});
export const note = style({
  maxWidth: '40ch',
  marginTop: 56,
  '@media': { [upTo('menu')]: { marginTop: 36 } },
});

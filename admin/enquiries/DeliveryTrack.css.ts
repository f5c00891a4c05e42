import { style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

const narrow = upTo('toc');

/** Horizontal, but vertical on narrow screens. */
export const track = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,1fr)',
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});

const step = style({
  position: 'relative',
  padding: '12px 16px 0 0',
  borderTop: `2px solid ${palette.black}`,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: -6,
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: palette.black,
  },
  '@media': {
    [narrow]: {
      padding: '0 0 16px 18px',
      borderTop: 0,
      borderLeft: `2px solid ${palette.black}`,
      '::before': { left: -6, top: 5 },
    },
  },
});

export const stepVariants = styleVariants({
  done: [step],
  waiting: [
    step,
    {
      borderColor: palette.grey450,
      borderTopStyle: 'dashed',
      '::before': { background: palette.white, border: `2px solid ${palette.grey500}` },
      '@media': { [narrow]: { borderColor: palette.grey450, borderLeftStyle: 'dashed' } },
    },
  ],
  failed: [
    step,
    {
      borderColor: palette.red600,
      '::before': { background: palette.red600 },
      '@media': { [narrow]: { borderColor: palette.red600 } },
    },
  ],
});

export const title = style({
  display: 'block',
  fontWeight: 600,
  selectors: { [`${stepVariants.failed} &`]: { color: roles.err } },
});

import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

/** Cards in a row, stacked on phones with the image on the left. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: '12px',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  lineHeight: 1.3,
  '@media': {
    [upTo('phone')]: { gridTemplateColumns: '112px minmax(0,1fr)', alignItems: 'center', columnGap: 16 },
  },
});

export const thumbnail = style({
  width: '100%',
  height: 'auto',
  marginBottom: 8,
  overflow: 'hidden',
  border: `1px solid ${palette.grey300}`,
  background: palette.white,
  selectors: {
    [`${card}:hover &`]: { borderColor: palette.black },
    ':checked + &': { borderColor: palette.black, boxShadow: `0 0 0 1px ${palette.black}` },
    ':focus-visible + &': { outline: `2px solid ${palette.black}`, outlineOffset: 3 },
  },
  '@media': { [upTo('phone')]: { gridRow: '1/3', marginBottom: 0 } },
});

export const name = style({
  fontWeight: 560,
  selectors: {
    ':checked ~ &::before': {
      content: '',
      display: 'inline-block',
      width: 8,
      height: 8,
      marginRight: 8,
      borderRadius: '50%',
      background: palette.red,
      verticalAlign: '.08em',
    },
  },
  '@media': { [upTo('phone')]: { alignSelf: 'end' } },
});

export const description = style({
  fontSize: vars.size.caption,
  color: roles.muted,
  '@media': { [upTo('phone')]: { alignSelf: 'start' } },
});

export const tallText = style({ fontStretch: vars.width.tall, fontWeight: 600 });

import { style } from '@vanilla-extract/css';
import { upTo } from '../styles/breakpoints';
import { on, roles } from '../styles/surfaces.css';
import { text } from '../styles/text.css';
import { palette, vars } from '../styles/tokens.css';

/** 4 columns, 2 below 1200 px, 1 on a phone. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  gap: '20px',
  '@media': {
    [upTo('wide')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});

export const card = style([on.white, { display: 'flex', flexDirection: 'column', minWidth: 0 }]);
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4/3',
  objectFit: 'cover',
  background: palette.grey200,
});
export const texts = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: '20px 20px 14px',
});
export const title = style([text.h4, { overflowWrap: 'anywhere' }]);
export const id = style({
  fontFamily: vars.font,
  fontSize: vars.size.caption,
  lineHeight: 1.3,
  color: roles.muted,
  overflowWrap: 'anywhere',
});
export const about = style({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: roles.muted,
});
export const change = style({ marginTop: 'auto' });
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '4px',
  paddingTop: 8,
  borderTop: `1px solid ${roles.line}`,
});

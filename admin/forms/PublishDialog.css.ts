import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { palette } from '../../styles/tokens.css';

export const body = style({
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '@media': {
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', alignContent: 'start' },
  },
});
export const schedule = style({
  padding: '24px 32px 28px',
  borderLeft: `1px solid ${palette.grey200}`,
  background: palette.grey50,
  '@media': {
    [upTo('menu')]: { padding: 20, borderLeft: 0, borderTop: `1px solid ${palette.grey200}` },
  },
});
export const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0,1fr)',
  gap: '12px',
  alignItems: 'start',
  padding: '12px 0',
  lineHeight: 1.35,
  cursor: 'pointer',
});
export const time = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0,1fr)',
  gap: '10px',
  alignItems: 'center',
  marginTop: 10,
});
export const unpublishRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  marginTop: 16,
  paddingTop: 14,
  borderTop: `1px solid ${palette.grey300}`,
  lineHeight: 1.35,
});
export const unpublishTime = style([
  time,
  { gridTemplateColumns: 'minmax(0,1fr) 132px', alignItems: 'start' },
]);

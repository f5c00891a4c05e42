import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  columnGap: vars.colGap,
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', rowGap: '40px' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
export const title = style({ marginBottom: 8, paddingTop: 18, borderTop: `2px solid ${roles.fg}` });
export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${roles.line}` } } });

import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { vars } from '../../styles/tokens.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: `260px minmax(0,${vars.measure}) 1fr`,
  gap: 'clamp(32px,5vw,72px)',
  alignItems: 'start',
  paddingBlock: 'clamp(40px,6vw,88px)',
  '@media': { [upTo('toc')]: { gridTemplateColumns: `minmax(0,${vars.measure})`, gap: '40px' } },
});
export const policy = style({ minWidth: 0 });

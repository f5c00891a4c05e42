import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { tall, vars } from '../../../styles/tokens.css';

export const layers = style({ borderTop: `2px solid ${roles.fg}` });
export const layer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,4fr) minmax(0,8fr)',
  gap: `12px ${vars.colGap}`,
  alignItems: 'baseline',
  paddingBlock: 'clamp(18px,1.6vw,24px)',
  borderBottom: `1px solid ${roles.line}`,
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
/** The names run on like a sentence, with an accent stroke between two of them. */
export const tools = style({
  fontSize: 'clamp(1.5rem,1rem + 1.9vw,2.5rem)',
  ...tall,
  lineHeight: 1.15,
  wordSpacing: '.1em',
});
export const tool = style({
  display: 'inline-block',
  selectors: { '&:not(:last-child)::after': { content: '"/"', marginInline: '.3em', color: roles.accent } },
});
export const mark = style({ marginRight: '.3em' });

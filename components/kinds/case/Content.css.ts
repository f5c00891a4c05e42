import { style } from '@vanilla-extract/css';
import { section } from '../../../styles/layout.css';
import { drawRuler } from '../../../styles/ruler';
import { on } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const content = style([on.black, section]);
/** Chapters beside each other below a ruler, with level texts. */
export const chapters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,360px),1fr))',
  gap: `clamp(48px,5vw,88px) ${vars.colGap}`,
});
export const chapter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  rowGap: 24,
  paddingTop: 56,
  background: `linear-gradient(${palette.red} 0 0) 0 0/72px 12px no-repeat,${drawRuler('0')}`,
});
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '20px',
  alignContent: 'start',
  maxWidth: vars.measure,
});
export const image = style({ width: '100%' });

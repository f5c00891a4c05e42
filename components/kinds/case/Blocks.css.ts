import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { sectionTight } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

export const blocks = style([on.white, sectionTight]);

export const block = style({
  display: 'grid',
  // Texts begin on the sixth of twelve columns, like those of other sections.
  gridTemplateColumns: `calc((100% + ${vars.colGap})*5/12 - ${vars.colGap}) minmax(0,1fr)`,
  gap: `24px ${vars.colGap}`,
  padding: '40px 0',
  borderTop: `2px solid ${roles.fg}`,
  // Figures are below their title.
  selectors: { '&:has(> ul)': { gridTemplateColumns: 'minmax(0,1fr)', rowGap: 40 } },
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const subtitle = style({ marginTop: 6, color: roles.muted });

export const copy = style({ display: 'grid', gap: '26px', alignContent: 'start' });
export const paragraph = style({ marginTop: 6 });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: '28px 20px',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const figure = style([text.figure, { whiteSpace: 'nowrap' }]);
export const unit = style({ marginLeft: '.06em', fontSize: '.5em' });
export const meaning = style({ marginTop: 14, fontSize: vars.size.small, color: roles.muted });

import { style } from '@vanilla-extract/css';
import { columns as between } from '../../../styles/columns';
import { grid, sectionTight, wrap } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

export const about = style([on.white, sectionTight]);
export const needs = style([on.grey, sectionTight]);

export const columns = style([wrap, grid, { rowGap: '28px' }]);

/** Right of the titles of needs. */
export const sentence = between(8, -1);

/** The first sentences, below a small title. */
export const statement = style({
  marginTop: 'clamp(16px,1.8vw,28px)',
  fontSize: 'clamp(1.5rem,.9rem + 2.2vw,3.25rem)',
  lineHeight: 1.16,
  letterSpacing: '-.018em',
  textWrap: 'pretty',
});
export const paragraphs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,24em),1fr))',
  gap: `20px ${vars.colGap}`,
  marginTop: 'clamp(28px,4vw,64px)',
});

export const needsTitle = style([text.h4, between(1, 8)]);
export const client = style([
  sentence,
  { display: 'flex', flexWrap: 'wrap', gap: '20px 32px', alignItems: 'center' },
]);
export const logo = style({ width: 'auto', maxWidth: 160, maxHeight: 40, objectFit: 'contain' });

export const needList = style({ gridColumn: '1/-1', marginTop: 'clamp(8px,2vw,32px)' });
/** The sentence right of the title. */
export const need = style([
  grid,
  {
    rowGap: '10px',
    alignItems: 'baseline',
    padding: 'clamp(18px,1.8vw,28px) 0',
    borderTop: `1px solid ${roles.edge}`,
  },
]);
export const needTitle = style([text.h2, between(1, 8)]);

import { style } from '@vanilla-extract/css';
import { columns as between } from '../../../styles/columns';
import { grid, sectionTight, wrap } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

export const about = style([on.white, sectionTight]);
export const needs = style([on.grey, sectionTight]);

export const columns = style([wrap, grid, { rowGap: '28px' }]);
export const side = between(1, 6);
export const title = style([text.h2, side]);
export const body = between(6, -1);

export const paragraph = style({ marginTop: 20 });

export const client = style([
  body,
  { display: 'flex', flexWrap: 'wrap', gap: '20px 32px', alignItems: 'center' },
]);
export const logo = style({ width: 'auto', maxWidth: 160, maxHeight: 40, objectFit: 'contain' });

export const needList = style({
  display: 'grid',
  gridColumn: '1/-1',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,240px),1fr))',
  gap: `32px ${vars.colGap}`,
  marginTop: 'clamp(8px,2vw,32px)',
});
export const need = style({ paddingTop: 20, borderTop: `2px solid ${roles.fg}` });
export const needTitle = style([text.h3, { marginBottom: 10 }]);

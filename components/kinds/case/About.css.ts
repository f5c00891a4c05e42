import { style } from '@vanilla-extract/css';
import { columns as between } from '../../../styles/columns';
import { grid, sectionTight, wrap } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';

export const about = style([on.white, sectionTight]);
export const needs = style([on.grey, sectionTight]);

export const columns = style([wrap, grid, { rowGap: '28px' }]);
export const side = between(1, 6);
export const title = style([text.h2, side]);
export const body = between(6, -1);

export const paragraph = style({ marginTop: 20 });

export const person = style({ marginTop: 32 });
export const logo = style({
  marginTop: 28,
  width: 'auto',
  maxWidth: 160,
  maxHeight: 40,
  objectFit: 'contain',
});

export const need = style({
  padding: '24px 0',
  borderTop: `1px solid ${roles.line}`,
  ':last-child': { borderBottom: `1px solid ${roles.line}` },
});
export const needTitle = style([text.h4, { marginBottom: 6 }]);

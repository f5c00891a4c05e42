import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  minHeight: 32,
  padding: '4px 12px',
  border: `1px solid ${roles.edge}`,
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.2,
  selectors: { 'a&:hover': { background: roles.fg, color: roles.bg, borderColor: roles.fg } },
});

export const removeButton = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: '0 -8px 0 4px',
  ':hover': { color: roles.accent },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

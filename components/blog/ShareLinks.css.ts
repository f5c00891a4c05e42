import { style } from '@vanilla-extract/css';
import { noScript } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' });

export const shareLink = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: `1px solid ${roles.edge}`,
  ':hover': { background: roles.fg, borderColor: roles.fg, color: roles.bg },
});

export const copyButton = style([
  shareLink,
  {
    // Copying requires JavaScript.
    '@media': { [noScript]: { display: 'none' } },
  },
]);

export const copiedButton = style({
  display: 'flex',
  gap: '8px',
  width: 'auto',
  padding: '0 14px 0 10px',
  borderColor: roles.ok,
  color: roles.ok,
  fontSize: vars.size.small,
  fontWeight: 600,
  ':hover': { background: 'none', borderColor: roles.ok, color: roles.ok },
});

import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { on, roles } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

export const list = style({
  display: 'grid',
  gap: '16px',
  selectors: { '&:not(:empty)': { marginBottom: 16 } },
});

export const item = style([on.white, { minWidth: 0, border: `1px solid ${roles.line}` }]);
export const dragged = style({ position: 'relative', zIndex: 1, boxShadow: vars.shadow });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  borderBottom: `1px solid ${roles.line}`,
});
export const handle = style({ cursor: 'grab', touchAction: 'none', ':active': { cursor: 'grabbing' } });
export const place = style({
  fontSize: vars.size.caption,
  color: roles.muted,
  whiteSpace: 'nowrap',
  '@media': { [upTo('phone')]: { display: 'none' } },
});
export const acts = style({ display: 'flex', marginLeft: 'auto' });
export const content = style({
  display: 'grid',
  gap: '16px',
  padding: 16,
  '@media': { [upTo('phone')]: { padding: 12 } },
});

export const additions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const addition = style({
  minHeight: 44,
  '@media': { [upTo('phone')]: { flex: '1 1 40%' } },
});

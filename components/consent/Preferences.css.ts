import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const panel = style({ width: 'min(760px,100%)' });
export const body = style({ gap: '18px' });
export const intro = style({ color: roles.muted });

export const list = style({ borderTop: `2px solid ${roles.fg}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: '20px',
  alignItems: 'center',
  padding: '18px 0',
  borderBottom: `1px solid ${roles.line}`,
});
export const description = style({
  marginTop: 4,
  maxWidth: '54ch',
  fontSize: '1rem',
  lineHeight: 1.45,
  color: roles.muted,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 22px',
  marginTop: 8,
  fontSize: vars.size.caption,
});
export const fact = style({ display: 'flex', gap: '6px' });
export const name = style({ color: roles.muted });
export const value = style({ fontWeight: 560 });

export const answerButtons = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1fr',
  gap: '12px',
  '@media': { [upTo('phone')]: { gridTemplateColumns: '1fr 1fr' } },
});
export const saveButton = style({ '@media': { [upTo('phone')]: { gridColumn: '1/-1' } } });

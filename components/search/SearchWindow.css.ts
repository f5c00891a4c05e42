import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { fullMotion, noHover, upTo } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';

const appear = keyframes({
  from: { transform: 'translateY(-12px)', clipPath: 'inset(0 0 100% 0)' },
  to: { clipPath: 'inset(0)' },
});

export const dialog = style({
  width: 'min(760px,100% - 32px)',
  maxWidth: 'none',
  maxHeight: '76vh',
  margin: 'min(12vh,120px) auto auto',
  padding: 0,
  border: 0,
  boxShadow: vars.shadow,
  overflow: 'hidden',
  '::backdrop': { background: 'rgba(22,22,22,.72)' },
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  '@media': {
    [fullMotion]: { animation: `${appear} 250ms ${vars.ease}` },
    [upTo('phone')]: { width: '100%', height: '100dvh', maxHeight: 'none', margin: 0 },
  },
});
globalStyle(`html:has(${dialog})`, { overflow: 'hidden' });

export const head = style({ flex: 'none', paddingInline: '24px 12px' });
export const icon = style({ flex: 'none', width: 28, height: 28, color: palette.red });
export const input = style({ selectors: { '&&': { height: 76, paddingLeft: 16, fontSize: '1.625rem' } } });

export const body = style({ flex: 1, overflow: 'auto', overscrollBehavior: 'contain' });
export const status = style({ padding: '20px 24px 12px', color: palette.grey600 });
export const group = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '16px 24px 4px',
  fontSize: vars.size.small,
  color: palette.grey600,
});
export const note = style({ fontWeight: 400, fontSize: vars.size.small, color: palette.grey600 });
export const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '16px',
  alignItems: 'center',
  width: '100%',
  minHeight: 56,
  padding: '8px 24px',
  fontWeight: 560,
  textAlign: 'left',
  selectors: {
    '&[aria-selected=true]': {
      background: palette.black,
      color: palette.white,
      boxShadow: `inset 8px 0 ${palette.red}`,
    },
  },
});
globalStyle(`${option}[aria-selected=true] > ${note}`, { color: 'inherit' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  padding: '14px 24px',
  borderTop: `1px solid ${palette.grey200}`,
  fontSize: vars.size.small,
  color: palette.grey600,
  '@media': { [`${upTo('phone')},${noHover}`]: { display: 'none' } },
});
export const lastKey = style({ marginLeft: 'auto' });
export const key = style({
  marginRight: 6,
  padding: '1px 7px',
  border: `1px solid ${palette.grey450}`,
  font: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 560,
  color: palette.black,
});

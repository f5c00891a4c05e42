import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

const narrow = upTo('toc');

export const detail = style([on.white, { '@media': { [above('toc')]: { position: 'sticky', top: 84 } } }]);
export const back = style([
  on.grey2,
  {
    display: 'none',
    '@media': {
      [narrow]: {
        display: 'flex',
        gap: '8px',
        alignItems: 'center',
        minHeight: 48,
        padding: '0 20px',
        fontWeight: 600,
      },
    },
  },
]);

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: '16px',
  padding: '28px 32px 24px',
  borderBottom: `1px solid ${roles.line}`,
  '@media': { [narrow]: { paddingInline: 20 } },
});
export const name = style({ overflowWrap: 'anywhere' });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginTop: 8,
  fontSize: vars.size.small,
  color: roles.muted,
  overflowWrap: 'anywhere',
});
export const steps = style({ display: 'flex' });

export const body = style({
  display: 'grid',
  gap: '28px',
  padding: '28px 32px 32px',
  '@media': { [narrow]: { paddingInline: 20 } },
});
export const message = style({ display: 'grid', gap: '12px', maxWidth: '62ch' });
export const paragraph = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const delivery = style({ marginBottom: 20, fontSize: '1.17em' });
export const note = style({ fontSize: vars.size.small, lineHeight: 1.5, color: roles.muted });

export const foot = style([
  on.white,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    alignItems: 'center',
    padding: '16px 32px',
    borderTop: `1px solid ${roles.line}`,
    '@media': { [narrow]: { position: 'sticky', bottom: 0, padding: '12px 20px' } },
  },
]);
export const action = style({
  '@media': { [upTo('phone')]: { flex: '1 1 auto', paddingInline: 8, fontSize: '1rem' } },
});
export const remove = style({ marginLeft: 'auto' });
export const empty = style([on.white, { padding: 32 }]);

export const attachment = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0,1fr) auto',
  gap: '16px',
  alignItems: 'center',
  padding: '12px 12px 12px 14px',
  border: `1px solid ${palette.grey300}`,
  '@media': { [upTo('phone')]: { gridTemplateColumns: '44px minmax(0,1fr)' } },
});
export const extension = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  width: 44,
  height: 56,
  paddingBottom: 6,
  border: `1.5px solid ${palette.black}`,
  fontSize: '.75rem',
  fontWeight: 600,
  '::before': {
    content: '',
    position: 'absolute',
    right: -1.5,
    top: -1.5,
    width: 12,
    height: 12,
    background: palette.red,
  },
});
export const fileName = style({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const download = style({
  minHeight: 44,
  '@media': { [upTo('phone')]: { gridColumn: '1/-1' } },
});

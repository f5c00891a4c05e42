import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { grid } from '../../styles/layout.css';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { wordmark } from './Logo.css';

const middle = '(max-width:1023px)';

export const footer = style([
  on.black,
  { paddingBlock: 'clamp(56px,6vw,88px) 32px', viewTransitionName: 'footer' },
]);
export const footerTop = style([grid, { rowGap: '44px', alignItems: 'baseline' }]);
export const brand = style({ gridColumn: '1/5', '@media': { [middle]: { gridColumn: '1/-1' } } });
// The titles of the columns are on the wordmark's baseline.
globalStyle(`${brand} ${wordmark}`, { alignSelf: 'baseline' });
export const tagline = style({ marginTop: 18, maxWidth: '32ch', color: roles.muted });

export const socialLinks = style({ display: 'flex', gap: '8px', marginTop: 28 });
export const socialLink = style({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${roles.edge}`,
  ':hover': { background: palette.red, borderColor: palette.red },
});

export const columns = style({
  gridColumn: '5/-1',
  display: 'grid',
  gridTemplateColumns: 'repeat(4,1fr)',
  gap: '32px 20px',
  '@media': { [middle]: { gridColumn: '1/-1' }, [upTo('menu')]: { gridTemplateColumns: '1fr 1fr' } },
});
export const columnTitle = style({
  marginBottom: 10,
  fontSize: vars.size.label,
  fontWeight: 600,
  color: roles.muted,
});

const underline = { textDecoration: 'underline', textUnderlineOffset: '.25em' };
export const link = style({
  display: 'inline-block',
  padding: '6px 0',
  fontSize: vars.size.label,
  ':hover': underline,
});

export const emailLink = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  alignItems: 'end',
  marginTop: 'clamp(48px,6vw,88px)',
  paddingTop: 28,
  borderBlock: `1px solid ${roles.line}`,
});
/** Half of the dial rises from the line below. Its beam points at the address. */
export const dial = style({ width: 'clamp(160px,23vw,340px)', marginLeft: 'auto' });
export const address = style({
  fontStretch: vars.width.wide,
  fontWeight: 540,
  fontSize: 'clamp(1.25rem,min(.75rem + 3.3vw,6.6vw),4rem)',
  letterSpacing: '-.03em',
  lineHeight: 1.1,
  marginBottom: 28,
  ':hover': { ...underline, textDecorationThickness: '3px' },
});

export const legalBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px 28px',
  paddingTop: 24,
  color: roles.muted,
  fontSize: vars.size.small,
});
export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' });

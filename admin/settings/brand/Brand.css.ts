import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { on, roles } from '../../../styles/surfaces.css';
import { palette, tall, vars } from '../../../styles/tokens.css';

export const variantsContainer = style({ containerType: 'inline-size' });
export const logoVariants = style({
  display: 'grid',
  gridTemplateColumns: '1.5fr 1.5fr 1fr 1fr',
  border: `1px solid ${roles.line}`,
  '@container': { '(max-width:520px)': { gridTemplateColumns: '1fr 1fr' } },
});
export const logoVariant = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  placeItems: 'center',
  gap: '10px',
  minWidth: 0,
  minHeight: 112,
  padding: '14px 8px 10px',
});
export const variantSurface = styleVariants({ white: [on.white], black: [on.black], grey: [on.grey2] });
export const pageLogo = style({ height: 30, width: 'auto', minWidth: 0, objectFit: 'contain' });
export const iconLogo = style({ width: 64, height: 64 });
export const builtInIcon = style([on.black, { display: 'grid', placeItems: 'center' }]);
globalStyle(`${builtInIcon} > svg`, { width: 42, height: 42 });
export const emailLogo = style({ height: 40, width: 'auto', objectFit: 'contain' });
export const builtInEmailLogo = style([builtInIcon, { width: 40 }]);
globalStyle(`${builtInEmailLogo} > svg`, { width: 26, height: 26 });
export const smallMark = style({ gap: 8, fontSize: '.875rem' });
globalStyle(`${smallMark} > :is(svg,img)`, { height: 20, width: 'auto', flex: 'none' });
export const customColour = style({ position: 'relative' });
export const customDisc = style({
  position: 'absolute',
  zIndex: 1,
  left: 16,
  top: 18,
  width: 24,
  height: 24,
  borderRadius: '50%',
});
export const customField = style({});
globalStyle(`${customField} > input`, { paddingLeft: 52 });
globalStyle(`${customField} > label`, { left: 53 });

export const verdicts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  border: `1px solid ${roles.line}`,
  '@media': { [upTo('phone')]: { gridTemplateColumns: '1fr' } },
});
export const verdict = style({ padding: '14px 18px 16px' });
export const letters = style({ fontSize: '1.75rem', fontWeight: 560, fontStretch: vars.width.wide });
export const contrastResult = style({
  display: 'flex',
  gap: '7px',
  alignItems: 'baseline',
  fontSize: vars.size.small,
  lineHeight: 1.35,
  '::before': {
    content: '',
    flex: 'none',
    width: 9,
    height: 9,
    border: '1.5px solid currentColor',
    borderRadius: '50%',
  },
});
/** Marks a sufficient contrast. */
export const passingResult = style({
  selectors: { '&&::before': { borderColor: palette.green500, background: palette.green500 } },
});

export const tones = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  fontSize: vars.size.caption,
  lineHeight: 1.4,
  '@media': { [upTo('phone')]: { gridTemplateColumns: '1fr 1fr', rowGap: 12 } },
});
export const tone = style({ height: 28, marginBottom: 8, borderBlock: `1px solid ${roles.line}` });
export const typefaceSample = style({
  display: 'flex',
  gap: 8,
  alignItems: 'end',
  justifyContent: 'space-between',
  padding: '18px 16px 14px',
  fontSize: '1.4375rem',
  fontStretch: vars.width.wide,
  fontWeight: 540,
  lineHeight: 1.05,
  letterSpacing: '-.025em',
});
globalStyle(`${typefaceSample} > span`, { flex: 'none' });
export const preview = style({
  position: 'sticky',
  top: 84,
  '@media': { [upTo('wide')]: { position: 'static' } },
});
/** Hidden in the setup on narrow screens. */
export const previewHead = style({});
export const note = style({});
export const frame = style([on.white, { border: `1px solid ${palette.grey300}` }]);
export const phone = style({ maxWidth: 320, marginInline: 'auto' });
export const page = style([on.black]);
export const bar = style({
  display: 'flex',
  gap: '16px',
  alignItems: 'center',
  padding: '12px 16px',
  borderBottom: `1px solid ${roles.line}`,
});
export const menu = style({
  display: 'flex',
  gap: '12px',
  marginLeft: 'auto',
  '@media': { [upTo('phone')]: { display: 'none' } },
  selectors: { [`${phone} &`]: { display: 'none' } },
});
export const menuLine = style({ width: 34, height: 4, background: palette.grey500 });
export const wordmark = style({
  display: 'inline-flex',
  gap: '10px',
  alignItems: 'center',
  minWidth: 0,
  fontSize: '1.125rem',
  fontStretch: vars.width.wide,
  letterSpacing: '-.02em',
  overflowWrap: 'break-word',
});
export const hero = style({
  position: 'relative',
  height: 256,
  padding: '28px 20px',
  overflow: 'hidden',
  selectors: { [`${phone} &`]: { height: 340 } },
});
export const heroTitle = style({
  position: 'relative',
  zIndex: 1,
  fontSize: '2.375rem',
  fontStretch: vars.width.wide,
  fontWeight: 540,
  lineHeight: 1,
  letterSpacing: '-.035em',
  selectors: { [`${phone} &`]: { fontSize: '2rem' } },
});
export const dial = style({
  aspectRatio: '1',
  position: 'absolute',
  left: '60%',
  top: 30,
  width: 330,
  selectors: { [`${phone} &`]: { left: '16%', top: 120 } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'center',
  padding: '18px 20px',
});
export const sampleButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '6px 20px',
  background: palette.red,
  fontSize: vars.size.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const smallSampleButton = style({
  selectors: { '&&': { minHeight: 30, padding: '4px 12px', fontSize: '.8125rem' } },
});
export const endButton = style({
  '@media': { [upTo('phone')]: { marginLeft: 'auto' } },
  selectors: { [`${phone} &`]: { marginLeft: 'auto' } },
});
export const link = style({
  fontWeight: 560,
  textDecoration: `underline 2px ${palette.red}`,
  textUnderlineOffset: '.25em',
});
export const count = style({
  marginLeft: 'auto',
  fontSize: '3rem',
  ...tall,
  lineHeight: 1,
});
export const plusSign = style({
  position: 'relative',
  top: '-.75em',
  fontSize: '.5em',
  verticalAlign: 'baseline',
  color: palette.red,
});
export const previewPair = style([
  on.grey,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    gap: '14px',
    padding: '14px 16px 18px',
    borderTop: `1px solid ${palette.grey200}`,
    '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
    selectors: { [`${phone} &`]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);
export const mail = style([
  on.white,
  {
    display: 'grid',
    gap: '8px',
    alignContent: 'start',
    justifyItems: 'start',
    minHeight: 184,
    border: `1px solid ${palette.grey200}`,
  },
]);
/** Email header, which is always black. */
export const mailHead = style([on.black, { width: '100%', padding: '10px 14px' }]);
export const mailBody = style({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  padding: '6px 14px 14px',
  fontSize: '.8125rem',
  lineHeight: 1.4,
});
export const smallTitle = style({
  position: 'relative',
  fontSize: '1.0625rem',
  fontStretch: vars.width.wide,
  fontWeight: 560,
  lineHeight: 1.12,
  letterSpacing: '-.02em',
});
export const shareImage = style([
  on.black,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    aspectRatio: '1200/630',
    padding: 12,
    overflow: 'hidden',
  },
]);
export const shareImageDial = style({ position: 'absolute', right: -30, top: 0, width: 120 });
globalStyle(`:is(${dial},${shareImageDial}) > svg`, { width: '100%', height: '100%' });

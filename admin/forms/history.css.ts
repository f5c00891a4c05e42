import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { singleMark } from '../publishing/StateMark.css';

export const body = style({
  gridTemplateColumns: '340px minmax(0,1fr)',
  minHeight: 0,
  overflow: 'hidden',
  '@media': {
    [upTo('tablet')]: {
      gridTemplateColumns: 'minmax(0,1fr)',
      gridTemplateRows: 'minmax(0,2fr) minmax(0,3fr)',
    },
  },
});

export const versions = style({
  overflow: 'auto',
  borderRight: `1px solid ${palette.grey300}`,
  '@media': {
    [upTo('tablet')]: { borderRight: 0, borderBottom: `1px solid ${palette.grey300}` },
  },
});
export const version = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0,1fr) auto',
  gap: '0 12px',
  width: '100%',
  padding: '14px 16px 14px 20px',
  textAlign: 'left',
  lineHeight: 1.35,
  ':hover': { background: palette.grey50 },
  ':focus-visible': { outlineOffset: -4 },
  '::before': {
    content: '',
    position: 'absolute',
    left: 26,
    top: 0,
    bottom: 0,
    width: 1,
    background: palette.grey300,
  },
});
export const selectedVersion = style({
  background: palette.grey100,
  ':hover': { background: palette.grey100 },
});
const solidDisc = 'linear-gradient(currentColor,currentColor)';
export const mark = styleVariants(
  {
    draft: `conic-gradient(from -45deg,${palette.red} 0 90deg,${palette.black} 0)`,
    published: solidDisc,
    checkpoint: palette.white,
  },
  background => [
    singleMark,
    {
      position: 'relative',
      alignItems: 'flex-start',
      paddingTop: 3,
      '::before': { background, boxShadow: `0 0 0 4px ${palette.white}` },
      selectors: {
        [`${selectedVersion} > &::before`]: { boxShadow: `0 0 0 4px ${palette.grey100}` },
      },
    },
  ],
);
export const side = style({ display: 'grid', gap: '6px', justifyItems: 'end', alignContent: 'start' });
export const changes = style({ minWidth: 0, overflow: 'auto', background: palette.grey100 });
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  alignItems: 'center',
  minHeight: 72,
  padding: '10px 32px',
  borderBottom: `1px solid ${palette.grey300}`,
  background: palette.white,
  '@media': {
    [upTo('tablet')]: { padding: '10px 20px' },
    [upTo('phone')]: { position: 'static' },
  },
});
export const comparedVersions = style({
  fontSize: '1.25rem',
  fontWeight: 560,
  fontStretch: vars.width.wide,
  lineHeight: 1.2,
  '::first-letter': { textTransform: 'uppercase' },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginLeft: 'auto',
  '@media': { [upTo('phone')]: { marginLeft: 0 } },
});
export const parts = style({
  display: 'grid',
  gap: '20px',
  padding: '24px 32px 40px',
  '@media': { [upTo('tablet')]: { padding: 20 } },
});
export const part = style([
  on.white,
  { minWidth: 0, borderLeft: '8px solid transparent', scrollMargin: '96px 0 20px' },
]);
export const currentPart = style({ borderLeftColor: palette.red });
/** Name of a changed part. */
export const name = style({ padding: '14px 20px', borderBottom: `1px solid ${palette.grey200}` });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  padding: '12px 20px',
});
export const label = style({ flex: '0 0 96px' });
export const textChange = style({ flex: '1 1 300px', minWidth: 0 });
export const comparison = style({ flex: '1 1 300px', display: 'flex', flexWrap: 'wrap', gap: '12px 24px' });
export const diffText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const quote = style({
  paddingLeft: 16,
  borderLeft: `3px solid ${roles.fg}`,
  overflowWrap: 'anywhere',
});
export const code = style({
  padding: '10px 14px',
  background: palette.grey100,
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${table} :is(th,td)`, {
  padding: '6px 10px',
  border: `1px solid ${palette.grey300}`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [upTo('phone')]: { paddingInline: 6 } },
});
globalStyle(`${table} th`, { fontWeight: 600 });
globalStyle(`${table} caption`, {
  fontSize: vars.size.caption,
  textAlign: 'left',
  color: roles.muted,
});
export const addedText = style({
  background: palette.green50,
  color: roles.ok,
  textDecoration: 'underline',
});
export const removedText = style({ color: roles.muted, textDecoration: 'line-through' });
/** Separates a replaced word from its replacement. */
globalStyle(`${removedText} + ${addedText}`, { marginLeft: '.25em' });
export const image = style({ height: 120, width: 'auto' });
export const removedImage = style([image, { opacity: 0.55, filter: 'grayscale(1)' }]);

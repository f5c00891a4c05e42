import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { above, noScript, upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';
import { row as filterRow } from '../../ui/FilterTabs.css';

const whenStacked = (declarations: Record<string, string | number>) => ({
  [noScript]: declarations,
  print: declarations,
});

/** Drawings reach past the edge of the window. */
export const section = style({ overflowX: 'clip' });
export const row = style([filterRow, { '@media': whenStacked({ display: 'none' }) }]);
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' });
const besideEachOther = {
  display: 'grid',
  gap: '32px clamp(32px,5vw,80px)',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
};
const panel = style({
  gridArea: '1/1',
  paddingTop: 'clamp(28px,3.6vw,48px)',
  '@media': whenStacked({ gridArea: 'auto', paddingBlock: '32px' }),
});
export const panels = styleVariants({
  beside: [
    panel,
    besideEachOther,
    {
      gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
      alignItems: 'center',
      '@media': { [upTo('tablet')]: { alignContent: 'start' } },
    },
  ],
  above: [panel, { display: 'flex', flexDirection: 'column', gap: 'clamp(28px,4vw,56px)' }],
});
export const texts = styleVariants({
  beside: {},
  above: [
    besideEachOther,
    { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)', alignItems: 'last baseline' },
  ],
});
export const hiddenPanel = style({
  visibility: 'hidden',
  '@media': whenStacked({ visibility: 'visible' }),
});
/** Visible without JavaScript and in print. */
export const stackedText = style({
  gridColumn: '1/-1',
  display: 'none',
  '@media': whenStacked({ display: 'block' }),
});

export const text = style({ marginTop: 20, maxWidth: '44ch', color: roles.muted });
const hairline = `1px solid ${roles.line}`;
export const facts = style({ gridColumn: '1/-1', marginTop: 'clamp(28px,3.4vw,48px)' });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '34% minmax(0,1fr)',
  gap: '12px',
  padding: '14px 0',
  borderTop: hairline,
  fontSize: vars.size.label,
  lineHeight: 1.35,
  ':last-child': { borderBottom: hairline },
});
export const value = style({ fontWeight: 560 });

/** A row of facts below the texts. */
globalStyle(`${texts.above} > ${facts}`, {
  '@media': {
    [above('phone')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit,minmax(200px,1fr))',
      gap: '24px clamp(20px,2.4vw,36px)',
      marginTop: 0,
    },
  },
});
globalStyle(`${texts.above} ${fact}`, {
  '@media': {
    [above('phone')]: {
      display: 'block',
      borderTopColor: roles.fg,
      borderBottom: 0,
    },
  },
});
globalStyle(`${texts.above} ${value}`, {
  '@media': { [above('phone')]: { marginTop: 6, fontSize: vars.size.h4, lineHeight: 1.2 } },
});

export const drawings = styleVariants({
  beside: { '@media': { [upTo('tablet')]: { order: -1 } } },
  above: { order: -1 },
});
export const arts = styleVariants({
  beside: {
    width: `calc(108% + ${textPadding})`,
    maxWidth: 'none',
    height: 'auto',
    '@media': { [upTo('tablet')]: { width: '100%' } },
  },
  above: {
    width: '100vw',
    maxWidth: 'none',
    height: 'clamp(280px,40vw,760px)',
    marginLeft: 'calc(50% - 50vw)',
    objectFit: 'cover',
    objectPosition: '50% 46%',
    background: roles.hover,
  },
});

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginTop: 24 });
export const clientEntry = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  '::before': {
    content: '',
    width: 14,
    height: 14,
    borderRadius: '50%',
    border: `2px solid ${palette.white}`,
  },
});
export const agencyEntry = style([clientEntry, { '::before': { background: palette.white } }]);
export const redEntry = style([
  clientEntry,
  { '::before': { background: palette.red, borderColor: palette.red } },
]);

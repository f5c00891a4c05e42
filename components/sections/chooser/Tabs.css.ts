import { style } from '@vanilla-extract/css';
import { noScript, upTo } from '../../../styles/breakpoints';
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
export const panels = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' });
export const panel = style({
  gridArea: '1/1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
  gap: '32px clamp(32px,5vw,80px)',
  alignItems: 'center',
  paddingTop: 'clamp(28px,3.6vw,48px)',
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', alignContent: 'start' },
    ...whenStacked({ gridArea: 'auto', paddingBlock: '32px' }),
  },
});
export const hiddenPanel = style({
  visibility: 'hidden',
  '@media': whenStacked({ visibility: 'visible' }),
});
/** Visible without JavaScript and in print. */
export const stackedText = style({ display: 'none', '@media': whenStacked({ display: 'block' }) });

export const text = style({ marginTop: 20, maxWidth: '44ch', color: roles.muted });
const hairline = `1px solid ${roles.line}`;
export const facts = style({ marginTop: 'clamp(28px,3.4vw,48px)' });
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

export const drawing = style({ '@media': { [upTo('tablet')]: { order: -1 } } });
export const art = style({
  width: `calc(108% + ${textPadding})`,
  maxWidth: 'none',
  height: 'auto',
  '@media': { [upTo('tablet')]: { width: '100%' } },
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

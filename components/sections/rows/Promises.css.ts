import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const gain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,4fr) minmax(0,5fr) minmax(0,3fr)',
  gap: '14px clamp(24px,3.4vw,48px)',
  alignItems: 'start',
  padding: '34px 0',
  borderTop: `1px solid ${roles.line}`,
  ':last-child': { borderBottom: `1px solid ${roles.line}` },
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', padding: '26px 0' } },
});
export const text = style({ color: palette.grey300 });
export const measure = style({
  borderLeft: `8px solid ${roles.line}`,
  paddingLeft: 18,
  transition: `border-color ${vars.time.base}`,
  selectors: { [`${gain}:hover &`]: { borderColor: palette.red } },
});
export const figure = style({ fontWeight: 560, lineHeight: 1.4 });

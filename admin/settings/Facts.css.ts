import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';

export const sheets = style({ columns: 2, columnGap: 12, '@media': { [upTo('wide')]: { columns: 1 } } });
globalStyle(`${sheets} > *`, { breakInside: 'avoid', marginBottom: 12 });
/** Number and symbol side by side, caption and date below. */
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 72px',
  gap: '10px',
  selectors: { '& + &': { paddingTop: 18, borderTop: `1px solid ${roles.line}` } },
});
globalStyle(`${figure} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });
/** As wide as the dialog on the site. */
export const preview = style({
  maxWidth: 560,
  marginTop: 8,
  border: `1px solid ${roles.line}`,
  overflowWrap: 'anywhere',
});

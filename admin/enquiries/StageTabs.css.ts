import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';
import { strip } from '../kit/layout.css';

export const tabs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content,1fr)',
  ...strip,
  background: palette.white,
});
export const tab = style({
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  minHeight: 80,
  padding: '8px 20px',
  borderRight: `1px solid ${roles.line}`,
  borderBottom: '4px solid transparent',
  ':last-child': { borderRight: 0 },
  ':hover': { background: palette.grey100 },
  ':focus-visible': { outlineOffset: -4 },
  selectors: { '&[aria-current]': { borderBottomColor: palette.red } },
});
export const label = style({ display: 'grid', minHeight: '2.6em', alignContent: 'end' });

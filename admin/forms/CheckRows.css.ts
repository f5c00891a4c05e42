import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';

export const list = style({ display: 'grid' });
export const check = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0,1fr) auto',
  gap: '2px 12px',
  alignItems: 'start',
  padding: '12px 0',
  borderBottom: `1px solid ${palette.grey200}`,
  lineHeight: 1.35,
});
export const blocker = style({
  marginLeft: -20,
  paddingLeft: 12,
  borderLeft: `8px solid ${palette.red600}`,
});
globalStyle(`${blocker} > svg`, { color: palette.red600 });
globalStyle(`${check} small`, {
  display: 'block',
  marginTop: 1,
  fontSize: vars.size.caption,
  color: palette.grey600,
});
export const message = style({ fontWeight: 560, overflowWrap: 'anywhere' });
export const goToFieldButton = style({
  minHeight: 28,
  fontSize: vars.size.small,
  '@media': { [upTo('phone')]: { minHeight: 44 } },
});
/** A blocker's field, below its message. */
export const blockerField = style({
  gridColumn: '2 / -1',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
});

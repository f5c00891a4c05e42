import { globalStyle, style } from '@vanilla-extract/css';
import { chevron, control, label } from '../components/ui/Field.css';
import { vars } from '../styles/tokens.css';

/** Wraps a select in a row, at touch height. Its label is for screen readers only. */
export const compact = style({ position: 'relative', minWidth: 0 });
globalStyle(`${compact} ${control}`, {
  height: 44,
  padding: '0 40px 0 14px',
  fontSize: vars.size.small,
  fontWeight: 560,
});
globalStyle(`${compact} ${chevron}`, { top: 10, right: 12 });
globalStyle(`${compact} ${label}`, { opacity: 0 });

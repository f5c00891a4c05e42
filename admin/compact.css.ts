import { globalStyle, style } from '@vanilla-extract/css';
import { chevron, control, label } from '../components/ui/Field.css';
import { vars } from '../styles/tokens.css';

const hidden = { opacity: 0 } as const;

/** Around a field of a bar of tools: a finger's height. Its label stands in it while it is empty, and is read otherwise. */
export const compact = style({ position: 'relative', minWidth: 0 });
globalStyle(`${compact} ${control}`, { height: 44, padding: '0 14px', fontSize: vars.size.small });
globalStyle(`${compact} select${control}`, { paddingRight: 40, fontWeight: 560 });
globalStyle(`${compact} ${chevron}`, { top: 10, right: 12 });
globalStyle(`${compact} ${label}`, { top: 12, left: 15, fontSize: vars.size.small, transition: 'none' });
globalStyle(`${compact} ${control}:not(:placeholder-shown) + ${label}`, hidden);
globalStyle(`${compact} select + ${label}`, hidden);

/** One that searches begins with its sign. */
export const find = style([compact]);
globalStyle(`${find} ${control}`, { paddingLeft: 42 });
globalStyle(`${find} ${control} + ${label}`, { top: 12, left: 43, fontSize: vars.size.small });
export const sign = style({
  position: 'absolute',
  zIndex: 1,
  left: 14,
  top: 13,
  width: 18,
  height: 18,
  pointerEvents: 'none',
});

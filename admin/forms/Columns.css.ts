import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { area, chevron, control, label } from '../../components/ui/Field.css';
import { above, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { headline } from '../fields/fields.css';
import { pair } from './form.css';
import { sideWidth } from './side-width.css';

/** Space beside the text for the add and drag buttons of a block (px). */
export const GUTTER = 72;
/** Height of the bars above the text: sticky elements start below it. */
export const barsOver = createVar();

/**
 * Text and details scroll separately. Positioned absolutely, because grid tracks would trigger layout on every key
 * press.
 */
export const columns = style({ position: 'relative', flex: 1, minHeight: 0 });
const column = style({
  vars: { [barsOver]: '0px' },
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});
export const text = style([
  column,
  {
    '@media': {
      [above('tablet')]: { right: sideWidth },
      [upTo('tablet')]: { selectors: { '[data-view=details] &': { display: 'none' } } },
    },
  },
]);
export const side = style([
  column,
  {
    background: palette.grey50,
    '@media': {
      [above('tablet')]: { left: 'auto', width: sideWidth, borderLeft: `1px solid ${palette.grey200}` },
      [upTo('tablet')]: { selectors: { '[data-view=text] &': { display: 'none' } } },
    },
  },
]);

/** A temporary panel beside the text, above the details. */
export const sidebar = style({
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [upTo('tablet')]: { minHeight: 0, selectors: { '[data-view=details] &': { display: 'none' } } },
  },
});
export const title = style({
  '@media': { [upTo('tablet')]: { selectors: { '[data-view=text] &': { display: 'none' } } } },
});
// On narrow screens the panel is below the text, which gets shorter.
globalStyle(`[data-view=text] ${columns}:has(> ${side} > ${sidebar}:not(:empty))`, {
  '@media': { [upTo('tablet')]: { display: 'flex', flexDirection: 'column' } },
});
globalStyle(`[data-view=text] ${columns}:has(> ${side} > ${sidebar}:not(:empty)) > ${text}`, {
  '@media': { [upTo('tablet')]: { position: 'relative', flex: 1 } },
});
globalStyle(`[data-view=text] ${columns} > ${side}:has(> ${sidebar}:not(:empty))`, {
  '@media': {
    [upTo('tablet')]: {
      display: 'block',
      position: 'relative',
      flex: 'none',
      maxHeight: '62%',
      borderTop: `2px solid ${palette.black}`,
    },
  },
});

export const doc = style({
  maxWidth: 752,
  marginInline: 'auto',
  padding: `28px 40px 96px ${GUTTER + 4}px`,
  '@media': { [upTo('tablet')]: { padding: '18px 20px 72px' } },
});
/** Full width, for a text with many fields. */
export const wide = style({
  maxWidth: 820,
  padding: '28px 32px 96px 68px',
  '@media': { [upTo('tablet')]: { padding: '18px 20px 72px' } },
});
globalStyle(`${doc} > * + *`, { marginTop: 44 });
globalStyle(`${doc} section > div > h3`, { fontSize: '1.1875rem' });

/** A collapsible part of the details. */
export const details = style({
  borderBottom: `1px solid ${palette.grey300}`,
  ':focus-within': { background: palette.white },
});
export const summary = style({
  listStyle: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  padding: '0 20px',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -4 },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${summary} h3`, { marginRight: 'auto', fontSize: '1rem', fontWeight: 600 });
globalStyle(`${summary} small`, { margin: '0 10px', fontSize: vars.size.small, color: roles.muted });
globalStyle(`${summary} svg`, { transition: `transform ${vars.time.base} ${vars.ease}` });
globalStyle(`${details}[open] > ${summary} svg`, { transform: 'rotate(180deg)' });
export const content = style({ padding: '0 20px 20px' });
globalStyle(`${content} > * + *`, { marginTop: 12 });
globalStyle(`${side} ${pair}`, { gridTemplateColumns: 'minmax(0,1fr)', gap: '12px' });

// Fields are denser than in public forms.
globalStyle(`${columns} ${control}`, { height: 52, padding: '21px 14px 5px', fontSize: '1rem' });
globalStyle(`${columns} div > ${area}`, {
  height: 'auto',
  minHeight: 84,
  maxHeight: '60vh',
  padding: '24px 14px 8px',
  lineHeight: 1.4,
  // Grows with its text in browsers that support it.
  fieldSizing: 'content',
});
globalStyle(`${columns} ${label}`, { left: 15, top: 15, fontSize: '1rem', maxWidth: 'calc(100% - 30px)' });
const floating = [':focus', ':not(:placeholder-shown)', ':autofill'].map(
  state => `${columns} ${control}${state} + ${label}`,
);
globalStyle([...floating, `${columns} select + ${label}`].join(','), { top: 6, fontSize: '.8125rem' });
globalStyle(`${columns} ${chevron}`, { top: 14 });

globalStyle(`${columns} div${headline} > ${control}`, {
  fieldSizing: 'content',
  minHeight: 0,
  padding: '22px 0 6px',
  border: 0,
  boxShadow: 'none',
  background: 'none',
  resize: 'none',
  fontSize: 'clamp(1.75rem,1.5rem + 1vw,2.0625rem)',
  fontStretch: vars.width.wide,
  fontWeight: 540,
  lineHeight: 1.08,
  letterSpacing: '-.026em',
});
globalStyle(`${columns} ${headline} ${control}:focus`, { boxShadow: `0 3px 0 ${palette.black}` });
globalStyle(`${columns} ${headline} ${control}[aria-invalid=true]`, {
  boxShadow: `0 3px 0 ${palette.red600}`,
});
globalStyle(`${columns} ${headline} ${label}, ${columns} ${headline} ${control} + ${label}`, {
  left: 0,
  top: 0,
  fontSize: '.8125rem',
});

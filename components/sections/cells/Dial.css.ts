import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { section as room } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';
import { scene, sceneText } from '../../dial/Dial.css';
import { row } from '../../dial/row.css';

const sceneDial = `${scene} > &`;
/** The space below lets the last row reach the reading line. */
export const section = style([
  room,
  { selectors: { [sceneDial]: { background: 'none', paddingTop: 0, paddingBottom: '22vh' } } },
]);
export const content = style([sceneText]);
export const note = style({ maxWidth: '40ch', marginTop: 18, color: roles.muted });
export const list = style({ marginTop: 44 });

const activeRow = `${row}[data-on] &`;
export const cell = style({
  position: 'relative',
  display: 'block',
  minHeight: 96,
  padding: '20px 56px 20px 0',
  transition: `transform ${vars.time.slide} ${vars.ease}`,
  selectors: { [`${row}[data-on] > &`]: { transform: 'translateX(14px)' } },
  '@media': { [upTo('tablet')]: { paddingRight: 112 } },
});
/** In a scene, the dial shows the pictogram instead. */
export const pictogram = style({
  position: 'absolute',
  top: 20,
  right: 56,
  selectors: { [`${scene} &`]: { display: 'none' } },
  '@media': { [upTo('tablet')]: { right: 0 } },
});
export const title = style({
  fontStretch: vars.width.wide,
  fontWeight: 540,
  fontSize: 'clamp(1.5rem,1rem + 1.5vw,2.375rem)',
  lineHeight: 1.08,
  letterSpacing: '-.025em',
  color: palette.grey300,
  transition: `color ${vars.time.base}`,
  selectors: { [`${activeRow}, a > &`]: { color: palette.white } },
});
/** Taken out of the flow, so that the arrow never wraps away from the last word. */
export const arrow = style({
  display: 'inline',
  position: 'absolute',
  margin: 'calc((1.08em - 22px)/2) 0 0 .4em',
  color: roles.accent,
});
export const text = style({
  maxWidth: '44ch',
  marginTop: 8,
  color: roles.muted,
  transition: `color ${vars.time.base}`,
  selectors: { [activeRow]: { color: palette.grey200 } },
  '@media': { [upTo('tablet')]: { maxWidth: 'none', fontSize: vars.size.label, lineHeight: 1.45 } },
});

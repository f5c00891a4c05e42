import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';
import { figure, LEVELS, levelForm } from '../../closings/closing.css';
import { choice } from './Choices.css';

const angle = createVar();
const stackedLayout = upTo('tablet');

export const section = style({ padding: 'clamp(8px,1.1vw,16px)', overflow: 'clip' });
export const banknote = style({
  border: '26px solid',
  backgroundPosition: '50%',
  backgroundSize: 'cover',
  overflow: 'clip',
  '@media': { [stackedLayout]: { borderWidth: 16 } },
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,480px) minmax(0,1fr)',
  gap: '0 56px',
  alignItems: 'center',
  minHeight: `calc(max(730px,100svh - ${vars.header}) - 84px)`,
  '@media': { [stackedLayout]: { gridTemplateColumns: 'minmax(0,1fr)', width: 'auto', minHeight: 0 } },
});
export const panel = style({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  marginInline: '-28px 0',
  padding: '8px 28px 24px',
  background: roles.bg,
  // Covers the engraving up to the frame, and fades it out beside the rosette.
  boxShadow: `-200px 0 0 ${roles.bg},24px 0 24px ${roles.bg}`,
  '@media': { [stackedLayout]: { marginInline: 0, padding: '12px 16px' } },
});
export const choices = style({
  marginBlock: 'auto',
  paddingBlock: 8,
  '@media': { [stackedLayout]: { paddingBlock: '12px 20px' } },
});
globalStyle(`${choices} > ${choice}`, { borderTop: `1px solid ${roles.line}` });
globalStyle(`${choices} > ${choice}:last-child`, { borderBottom: `1px solid ${roles.line}` });
export const amount = style({ marginLeft: 'auto', color: roles.muted });
export const source = style({ marginTop: 14 });

export const rosette = style({
  position: 'relative',
  width: 'min(100%,76svh,760px)',
  aspectRatio: '1',
  justifySelf: 'center',
  '@media': { [stackedLayout]: { width: 'min(100% - 40px,46svh,500px)', order: -1, marginTop: 20 } },
});
export const engraving = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  strokeWidth: 0.8,
});
globalStyle(`${engraving} > g`, {
  opacity: 0,
  transform: 'scale(1.12)',
  transition: `opacity ${vars.time.base},transform ${vars.time.slide} ${vars.ease}`,
});
for (const level of LEVELS) {
  const chosenSelector = `${levelForm}:has([data-level="${level}"]:checked)`;
  globalStyle(chosenSelector, { vars: { [angle]: `${level * 72 - 314}deg` } });
  globalStyle(`${chosenSelector} ${engraving} > g:nth-child(-n+${level})`, { opacity: 1, transform: 'none' });
}
export const beam = style({
  fill: palette.red,
  stroke: 'none',
  mixBlendMode: 'multiply',
  transform: `rotate(${angle})`,
  transition: `transform ${vars.time.slide} ${vars.ease}`,
});
export const verdicts = style({
  position: 'absolute',
  inset: '31%',
  display: 'grid',
  placeItems: 'center',
  padding: '4%',
  borderRadius: '50%',
  background: palette.white,
  boxShadow: `0 0 0 6px ${palette.white},0 0 0 7px ${roles.fg}`,
  textAlign: 'center',
  fontSize: vars.size.small,
  lineHeight: 1.25,
  '@media': { [stackedLayout]: { inset: '29%', fontSize: vars.size.caption } },
});
globalStyle(`${verdicts} ${figure}`, { display: 'block', fontSize: 'clamp(3rem,8vw,9rem)', lineHeight: 0.9 });
globalStyle(`${verdicts} > span > :last-child:nth-child(3)`, { display: 'none' });

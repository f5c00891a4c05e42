import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { columns } from '../../../styles/columns';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';
import { answer, item, question } from '../../ui/AccordionList.css';

/** Clips the drawers at the window's edge. */
export const section = style({ overflowX: 'clip' });
const drawerGap = 'clamp(16px,3vw,48px)';
/** A cabinet from the window's left edge, from which the open drawer is pulled. */
export const cabinet = style([columns(6, -1), { '@media': { [upTo('tablet')]: { paddingLeft: '13vw' } } }]);
globalStyle(`${cabinet} > ${item}`, { position: 'relative' });
globalStyle(`${cabinet} > ${item}::before`, {
  content: '',
  position: 'absolute',
  inset: `0 calc(100% + ${drawerGap}) 1px auto`,
  width: '100vw',
  background: `linear-gradient(${palette.white} 0 0) calc(100% - clamp(12px,15vw - 70px,200px)) 50%/clamp(24px,9vw,132px) 6px no-repeat,${palette.black}`,
  transition: `translate ${vars.time.slide} ${vars.ease},background-color ${vars.time.base}`,
});
globalStyle(`${cabinet} > ${item}[data-state=open]::before`, {
  translate: `calc(${drawerGap}*.4)`,
  backgroundColor: palette.red,
});
globalStyle(`${cabinet} ${answer}`, { fontSize: vars.size.lead, lineHeight: 1.42 });
globalStyle(`${cabinet} ${question}`, { fontSize: vars.size.h3, lineHeight: 1.14 });

export const evidence = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  marginTop: 18,
  color: roles.fg,
});

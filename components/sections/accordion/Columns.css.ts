import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { above } from '../../../styles/breakpoints';
import { redRoles, roles } from '../../../styles/surfaces.css';
import { palette, tall, vars } from '../../../styles/tokens.css';
import { column, item, question } from '../../ui/AccordionList.css';

export const looks = styleVariants({
  /** Two pages of a ledger with numbered entries, which end on the same double line. */
  ledger: {
    counterReset: 'entry',
    borderTop: `8px solid ${roles.fg}`,
    borderBottom: `8px double ${roles.fg}`,
  },
  /** The beam drills down to the open entry of each column. */
  drill: { alignItems: 'start', columnGap: 'clamp(32px,5vw,80px)', rowGap: 32 },
});
const { ledger, drill } = looks;
globalStyle(`${ledger} ${item}:last-child`, { borderBottom: 0 });
globalStyle(`${ledger} > ${column}:first-child`, {
  '@media': { [above('menu')]: { borderRight: `3px double ${roles.fg}` } },
});
globalStyle(`${ledger} ${item}`, { paddingInline: 'clamp(16px,1.8vw,26px)', counterIncrement: 'entry' });
globalStyle(`${ledger} ${item}[data-state=open]`, {
  vars: redRoles,
  background: roles.bg,
  color: roles.fg,
});
globalStyle(`${ledger} ${question}::before`, {
  content: 'counter(entry,decimal-leading-zero) / ""',
  minWidth: '1.3em',
  ...tall,
  fontSize: '1.8em',
});
globalStyle(`${ledger} ${question}`, {
  minHeight: 'clamp(76px,7vw,112px)',
  fontSize: 'clamp(1.25rem,1rem + .9vw,1.875rem)',
  lineHeight: 1.14,
});

const shaft = 'clamp(32px,5vw,80px)';
const shaftGap = 'clamp(20px,2.4vw,36px)';
globalStyle(`${drill} > ${column}`, {
  paddingLeft: `calc(${shaft} + ${shaftGap})`,
  background: `linear-gradient(${roles.hover} 0 0) 0/${shaft} no-repeat`,
  overflow: 'clip',
});
globalStyle(`${drill} ${item}`, { position: 'relative' });
const drilling = keyframes({ from: { translate: '0 -160px' } });
globalStyle(`${drill} ${item}[data-state=open]::before`, {
  content: '',
  position: 'absolute',
  right: `calc(100% + ${shaftGap})`,
  bottom: 0,
  width: shaft,
  height: '200vh',
  background: `repeating-linear-gradient(-14deg,${palette.red} 0 40px,${palette.white} 41px 44px,${palette.red} 45px)`,
  clipPath: `polygon(0 0,100% 0,100% calc(100% - 1.3*${shaft}),50% 100%,0 calc(100% - 1.3*${shaft}))`,
  animation: `${drilling} ${vars.time.slide} ${vars.ease}`,
});
globalStyle(`${drill} ${question}`, {
  ...tall,
  fontSize: 'clamp(1.75rem,1.2rem + 1.5vw,2.75rem)',
  lineHeight: 1.05,
  letterSpacing: 0,
});

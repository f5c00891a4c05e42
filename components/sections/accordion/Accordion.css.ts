import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { columns } from '../../../styles/columns';
import { grid, stickyBox, textPadding } from '../../../styles/layout.css';
import { blackRoles, on, redRoles, roles } from '../../../styles/surfaces.css';
import { palette, tall, vars } from '../../../styles/tokens.css';
import { answer, column, item, question } from '../../ui/AccordionList.css';

export const section = style({ overflowX: 'clip' });
export const layout = style([grid, { rowGap: 'clamp(32px,4vw,56px)' }]);
export const head = style([columns(1, 6), { '@media': { [upTo('tablet')]: { paddingRight: 104 } } }]);
export const stickyHead = style([columns(1, 6), stickyBox]);
export const note = style({ marginTop: 20, maxWidth: '30ch', color: roles.muted });
const list = columns(6, -1);

/** Height of an instrument below the title, or beside it in narrow windows. */
const size = createVar();
const instrument = style([
  list,
  {
    vars: { [size]: 'min(26vw,400px)' },
    position: 'relative',
    minHeight: `calc(${size} + 230px)`,
    counterReset: 'question',
    '@media': { [upTo('tablet')]: { vars: { [size]: '92px' }, minHeight: 0 } },
  },
]);
const place = {
  position: 'absolute',
  left: `calc((100% + ${vars.colGap})/-1.4)`,
  bottom: 0,
  '@media': { [upTo('tablet')]: { left: 'auto', right: 0, bottom: 'calc(100% + 32px)' } },
} as const;
const disc = { ...place, content: '', width: size, height: size, borderRadius: '50%' } as const;

export const looks = styleVariants({
  list: [list],
  count: [instrument],
  /** A clock whose hour is the number of the open question. */
  dial: [
    instrument,
    {
      selectors: {
        '&::before': {
          ...disc,
          border: `2px solid ${roles.fg}`,
          background: `repeating-conic-gradient(from -.5deg,${roles.fg} 0 1deg,transparent 1deg 30deg)`,
          mask: 'radial-gradient(closest-side,transparent 90%,#000 90%)',
        },
        '&::after': {
          ...disc,
          background: `radial-gradient(circle,${roles.fg} 24%,transparent calc(24% + 1px)),conic-gradient(from -15deg,${roles.mark} 30deg,transparent 30deg)`,
          transition: `rotate ${vars.time.slide} ${vars.ease}`,
        },
      },
    },
  ],
  lit: { gridColumn: '1/-1', margin: `0 calc(-1*${textPadding})` },
});
for (let hour = 1; hour <= 12; hour++)
  globalStyle(`${looks.dial}:has(> :nth-child(12n+${hour})[data-state=open])::after`, {
    rotate: `${30 * hour}deg`,
  });

globalStyle(`${instrument} > ${item}`, { counterIncrement: 'question' });
globalStyle(`${instrument} > ${item}[data-state=open]::after`, {
  ...place,
  content: 'counter(question) / ""',
  zIndex: 1,
  ...tall,
  fontSize: `calc(${size}*1.2)`,
  lineHeight: 0.74,
  color: roles.mark,
});
globalStyle(`${looks.dial} > ${item}[data-state=open]::after`, {
  width: size,
  fontSize: `calc(${size}*.22)`,
  lineHeight: size,
  textAlign: 'center',
  color: roles.bg,
});

globalStyle(`${looks.lit} > ${item}`, { paddingInline: textPadding });
globalStyle(`${looks.lit} > ${item}[data-state=open]`, {
  vars: blackRoles,
  background: roles.bg,
  color: roles.fg,
});
globalStyle(`${on.black} > * > ${looks.lit} > ${item}[data-state=open]`, { vars: redRoles });
globalStyle(`${looks.lit} ${question}`, {
  fontSize: 'clamp(1.5rem,1rem + 2vw,2.75rem)',
  lineHeight: 1.1,
  letterSpacing: '-.02em',
});
globalStyle(`${looks.lit} ${answer}`, {
  '@media': { [above('tablet')]: { marginLeft: '42%', paddingBottom: 48, fontSize: vars.size.lead } },
});

/** Looks of two columns. */
export const columnLooks = styleVariants({
  /** Two pages of a ledger with numbered entries. */
  ledger: { counterReset: 'entry' },
  /** The beam drills down to the open entry of each column. */
  drill: { columnGap: 'clamp(32px,5vw,80px)', rowGap: 32 },
});
const { ledger, drill } = columnLooks;
globalStyle(`${ledger} > ${column}`, { borderTop: `5px solid ${roles.fg}` });
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
  minWidth: '1.4em',
  fontStretch: vars.width.tall,
  fontSize: '1.5em',
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

const drawerGap = 'clamp(16px,3vw,48px)';
/** A cabinet from the window's left edge, from which the open drawer is pulled. */
export const cabinet = style([list, { '@media': { [upTo('tablet')]: { paddingLeft: '13vw' } } }]);
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

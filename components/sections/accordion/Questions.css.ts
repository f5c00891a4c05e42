import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { columns } from '../../../styles/columns';
import { grid, stickyBox, textPadding } from '../../../styles/layout.css';
import { blackRoles, on, redRoles, roles } from '../../../styles/surfaces.css';
import { tall, vars } from '../../../styles/tokens.css';
import { answer, item, question } from '../../ui/AccordionList.css';

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

import { style } from '@vanilla-extract/css';
import { above, noScript, upTo } from '../../styles/breakpoints';
import { redRoles, roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

/** One of two pages of a ledger. */
export const column = style({
  borderTop: `5px solid ${roles.fg}`,
  '@media': {
    [above('menu')]: { selectors: { '&:first-child': { borderRight: `3px double ${roles.fg}` } } },
  },
});

const hairline = `1px solid ${roles.line}`;
export const item = style({
  borderTop: hairline,
  ':last-child': { borderBottom: hairline },
  selectors: {
    [`${column} > &`]: { paddingInline: 'clamp(16px,1.8vw,26px)', counterIncrement: 'entry' },
    [`${column} > &[data-state=open]`]: { vars: redRoles, background: roles.bg, color: roles.fg },
  },
  '@media': {
    // Stacked columns read as one list.
    [upTo('menu')]: { selectors: { [`${column}:not(:last-child) > &:last-child`]: { borderBottom: 0 } } },
  },
});

/** Without JavaScript, the question is a heading with its answer below. */
export const question = style({
  display: 'flex',
  width: '100%',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '24px',
  minHeight: 76,
  padding: '24px 0',
  textAlign: 'left',
  ':hover': { color: roles.accent },
  selectors: {
    [`${column} &::before`]: {
      content: 'counter(entry,decimal-leading-zero) / ""',
      minWidth: '1.4em',
      fontStretch: vars.width.tall,
      fontSize: '1.5em',
    },
  },
  '@media': {
    [noScript]: { pointerEvents: 'none' },
    // On phones, balanced text would break after a hyphen.
    [upTo('phone')]: { selectors: { '&&': { textWrap: 'pretty' } } },
  },
});

export const plus = style({
  marginLeft: 'auto',
  color: roles.accent,
  transition: `transform ${vars.time.base} ${vars.ease}`,
  selectors: { '[data-state=open] > &': { transform: 'rotate(45deg)' } },
  '@media': { [noScript]: { display: 'none' } },
});

export const answer = style({
  maxWidth: '68ch',
  padding: '0 64px 30px 0',
  color: roles.muted,
  '@media': { [upTo('phone')]: { paddingRight: 0 } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  counterReset: 'entry',
  '@media': { [upTo('menu')]: { gridTemplateColumns: '1fr' } },
});

import { style } from '@vanilla-extract/css';
import { noScript, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

/** One of two columns. */
export const column = style({});

const hairline = `1px solid ${roles.line}`;
export const item = style({
  borderTop: hairline,
  ':last-child': { borderBottom: hairline },
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
  '@media': { [upTo('menu')]: { gridTemplateColumns: '1fr' } },
});

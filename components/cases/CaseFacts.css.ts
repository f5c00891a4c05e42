import { styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

const twoColumns = { display: 'grid', gridTemplateColumns: '1fr 1fr' } as const;
const bottomStyle = { marginTop: 'auto', paddingTop: 24 } as const;

export const facts = styleVariants({
  card: { ...twoColumns, ...bottomStyle, gap: '16px 20px' },
  small: { ...twoColumns, ...bottomStyle, gap: '10px 16px' },
  bar: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4,1fr)',
    '@media': { [upTo('menu')]: { gridTemplateColumns: '1fr 1fr' } },
  },
});

export const fact = styleVariants({
  card: {},
  small: {},
  bar: {
    padding: '28px 20px 28px 24px',
    borderLeft: `1px solid ${roles.line}`,
    ':first-child': { paddingLeft: 0, borderLeft: 0 },
    '@media': {
      [upTo('menu')]: {
        padding: '18px 12px 18px 16px',
        selectors: {
          '&:nth-child(odd)': { paddingLeft: 0, borderLeft: 0 },
          '&:nth-child(n+3)': { borderTop: `1px solid ${roles.line}` },
        },
      },
    },
  },
});

const caption = { fontSize: vars.size.caption, color: roles.muted } as const;
export const name = styleVariants({
  card: caption,
  small: caption,
  bar: { fontSize: vars.size.small, color: roles.muted },
});

export const value = styleVariants({
  card: { fontWeight: 560, fontSize: vars.size.label, lineHeight: 1.3 },
  small: { fontWeight: 560, fontSize: vars.size.small, lineHeight: 1.3 },
  bar: { fontWeight: 580, fontSize: '1.125rem' },
});

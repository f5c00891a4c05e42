import { style } from '@vanilla-extract/css';
import { hoverSupport, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  borderTop: hairline,
  borderLeft: hairline,
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: 336,
  padding: '32px 28px 28px',
  borderRight: hairline,
  borderBottom: hairline,
  transition: `background ${vars.time.base},color ${vars.time.base}`,
  '::after': {
    content: '',
    position: 'absolute',
    left: -1,
    top: -1,
    width: 8,
    height: 0,
    background: palette.red,
    transition: `height ${vars.time.base} ${vars.ease}`,
  },
  '@media': {
    [hoverSupport]: {
      ':hover': {
        background: palette.black,
        color: palette.white,
        vars: { [roles.muted]: palette.grey400, [roles.line]: palette.grey700 },
      },
      selectors: { '&:hover::after': { height: 'calc(100% + 2px)' } },
    },
    [upTo('phone')]: {
      gridTemplateColumns: '44px minmax(0,1fr)',
      gridTemplateRows: 'auto auto',
      columnGap: '20px',
      minHeight: 0,
      padding: '22px 20px',
    },
  },
});
export const mark = style({
  marginBottom: 44,
  '@media': { [upTo('phone')]: { width: 40, height: 40, margin: '2px 0 0' } },
});
export const text = style({ marginTop: 10, color: roles.muted, fontSize: vars.size.label, lineHeight: 1.5 });
export const pairing = style({
  display: 'flex',
  gap: '10px',
  marginTop: 24,
  paddingTop: 14,
  borderTop: hairline,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  '@media': { [upTo('phone')]: { gridColumn: 2, marginTop: 14, paddingTop: 12 } },
});
export const pairingLabel = style({ color: roles.muted, whiteSpace: 'nowrap' });
export const pairedTool = style({ fontWeight: 560 });

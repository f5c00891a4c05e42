import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { on } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';
import { pageMargin } from '../../kit/layout.css';

export const preview = style([
  on.black,
  {
    display: 'flex',
    gap: '6px',
    alignItems: 'center',
    minHeight: 60,
    marginBottom: 12,
    padding: '0 20px',
    overflow: 'hidden',
    '@media': { [upTo('phone')]: { marginInline: `calc(-1*${pageMargin})`, paddingInline: 16 } },
  },
]);
export const item = style({
  display: 'inline-flex',
  gap: '4px',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 11px',
  fontSize: vars.size.small,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@media': { [upTo('menu')]: { display: 'none' } },
});
export const buttonPreview = style([
  on.red,
  {
    flex: 'none',
    marginLeft: 8,
    padding: '10px 18px',
    fontSize: vars.size.small,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
]);

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  alignItems: 'center',
  minHeight: 44,
  textAlign: 'left',
  fontWeight: 560,
  lineHeight: 1.3,
  '@media': {
    [upTo('phone')]: { flexDirection: 'column', alignItems: 'start', justifyContent: 'center' },
  },
});

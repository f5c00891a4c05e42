import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { pageMargin } from '../kit/layout.css';
import * as kit from '../kit/nav.css';

export const nav = style([
  kit.nav.toc,
  {
    '@media': {
      [above('toc')]: { position: 'sticky', top: 96 },
      [upTo('toc')]: {
        margin: `calc(-1*clamp(20px,2.4vw,36px)) calc(-1*${pageMargin}) 0`,
        background: palette.white,
      },
    },
  },
]);
export const group = style({
  padding: '6px 0 8px',
  fontSize: vars.size.caption,
  color: roles.muted,
  selectors: { 'a + &': { marginTop: 22 } },
  '@media': { [upTo('toc')]: { display: 'none' } },
});
export const link = style([
  kit.navLink.toc,
  {
    whiteSpace: 'nowrap',
    borderLeft: `1px solid ${roles.line}`,
    '@media': { [upTo('toc')]: { borderLeft: 0 } },
  },
]);

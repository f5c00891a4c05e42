import { globalStyle, style } from '@vanilla-extract/css';
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

export const qr = style({ width: 196, height: 196, border: `1px solid ${palette.grey300}` });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  border: `1px solid ${roles.line}`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 560,
  letterSpacing: '.04em',
});
globalStyle(`${codes} > li`, {
  padding: '9px 16px',
  marginTop: -1,
  borderTop: `1px solid ${roles.line}`,
  userSelect: 'all',
});
globalStyle(`${codes} > li:nth-child(even)`, { borderLeft: `1px solid ${roles.line}` });

/** As wide as the dialog on the site. */
export const preview = style({
  maxWidth: 560,
  marginTop: 8,
  border: `1px solid ${roles.line}`,
  overflowWrap: 'anywhere',
});

/** Replaces the photo until the invitation is accepted. */
export const invitedAvatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  border: `1px dashed ${palette.grey450}`,
  borderRadius: '50%',
  color: roles.muted,
});

import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';

export const banner = style([
  on.white,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: 60,
    padding: '8px 12px 8px 20px',
    borderLeft: `8px solid ${palette.grey450}`,
    borderBottom: `1px solid ${palette.grey300}`,
    lineHeight: 1.35,
  },
]);
export const offlineBanner = style([banner, { borderLeftColor: palette.amber300 }]);
export const conflictBanner = style([banner, { borderLeftColor: palette.red }]);
globalStyle(`${banner} > p`, { flex: '1 1 320px', '@media': { [upTo('menu')]: { flexBasis: '100%' } } });
globalStyle(`${banner} b`, { fontWeight: 600 });
export const action = style({ minHeight: 44, '@media': { [upTo('menu')]: { flex: 1 } } });

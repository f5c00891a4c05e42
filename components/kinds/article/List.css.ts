import { globalStyle, style } from '@vanilla-extract/css';
import { above } from '../../../styles/breakpoints';
import { frame, sectionTight, textPadding, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

/** Clips cards that cross a window with a scrollbar. */
export const list = style([on.white, { overflowX: 'clip' }]);

/** The hero on the left and the newest article on the right. */
const wideLayout = above('wide');
export const front = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    rowGap: 'clamp(24px,3vw,40px)',
    '@media': {
      [wideLayout]: {
        gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
        position: 'relative',
        minHeight: `calc(100svh - ${vars.header})`,
        paddingBottom: 76,
      },
    },
  },
]);
globalStyle(`${front} > section`, {
  '@media': { [wideLayout]: { display: 'grid', paddingInline: `${textPadding} ${vars.gutter}` } },
});
globalStyle(`${front} > section > div`, {
  '@media': { [wideLayout]: { display: 'flex', flexDirection: 'column', width: '100%' } },
});
/** The filters are below the hero and the article. */
globalStyle(`${front} > section > div > fieldset`, {
  '@media': { [wideLayout]: { position: 'absolute', inset: `auto ${textPadding} 12px`, marginBlock: 0 } },
});
globalStyle(`${front} :is(h1,h1 + p)`, { '@media': { [wideLayout]: { gridColumn: '1/-1' } } });
globalStyle(`${front} h1`, {
  '@media': { [wideLayout]: { fontSize: 'min(8.3vw,8.25rem)', lineHeight: 0.96 } },
});
export const otherArticles = style([wrap, sectionTight]);
export const pager = style({
  selectors: { '*:not(:empty) + &:not(:empty)': { marginTop: 'clamp(40px,5vw,72px)' } },
});

import { style } from '@vanilla-extract/css';
import { sectionTight, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';

export const articles = style([on.white, { paddingTop: 'clamp(24px,3vw,40px)' }]);
export const otherArticles = style([wrap, sectionTight]);
export const pager = style({
  selectors: { '*:not(:empty) + &:not(:empty)': { marginTop: 'clamp(40px,5vw,72px)' } },
});

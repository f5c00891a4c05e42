import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { palette } from '../../styles/tokens.css';

const top = createVar();
const left = createVar();
const bottom = createVar();

const medias = {
  wide: above('wide'),
  desk: `${above('tablet')} and ${upTo('wide')}`,
  tablet: `${above('menu')} and ${upTo('tablet')}`,
  phone: upTo('menu'),
};

/** Lines that the poster rule computes (`poster-rule.ts`), per window width. */
const lineRules = Object.fromEntries(
  Object.entries(medias).map(([layout, media]) => [
    media,
    {
      selectors: {
        [`&[data-lines~=${layout}-top]`]: { vars: { [top]: '1px' } },
        [`&[data-lines~=${layout}-left]`]: { vars: { [left]: '1px' } },
        [`&[data-lines~=${layout}-bottom]`]: { vars: { [bottom]: '-1px' } },
      },
    },
  ]),
);
const line: StyleRule = {
  boxShadow: `inset ${left} ${top} 0 ${palette.grey400},inset 0 ${bottom} 0 ${palette.grey400}`,
};
const none = { [top]: '0px', [left]: '0px', [bottom]: '0px' };

/** A positioned element would cover the card's link. */
export const linedText = style({ vars: none, ...line, '@media': lineRules });
export const linedArt = style({
  vars: none,
  '::after': { content: '', position: 'absolute', inset: 0, pointerEvents: 'none', ...line },
  '@media': lineRules,
});

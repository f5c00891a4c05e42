import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { palette } from '../../styles/tokens.css';

const top = createVar();
const left = createVar();
const bottom = createVar();

const mediaQueries = {
  wide: above('wide'),
  desk: `${above('tablet')} and ${upTo('wide')}`,
  tablet: `${above('menu')} and ${upTo('tablet')}`,
  phone: upTo('menu'),
};

/** Lines that the poster rule computes (`poster-rule.ts`), per window width. */
const lineRules = Object.fromEntries(
  Object.entries(mediaQueries).map(([layout, media]) => [
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
const lineShadow: StyleRule = {
  boxShadow: `inset ${left} ${top} 0 ${palette.grey400},inset 0 ${bottom} 0 ${palette.grey400}`,
};
const noLines = { [top]: '0px', [left]: '0px', [bottom]: '0px' };

/** Draws the lines as a shadow, because a positioned element would cover the card's link. */
export const linedText = style({ vars: noLines, ...lineShadow, '@media': lineRules });
export const linedArt = style({
  vars: noLines,
  '::after': { content: '', position: 'absolute', inset: 0, pointerEvents: 'none', ...lineShadow },
  '@media': lineRules,
});

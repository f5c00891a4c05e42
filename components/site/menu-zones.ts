/** Dimensions shared by a menu panel's zones: statement, links and second level. */
export const columnGap = 'clamp(24px,4vw,64px)';
export const zoneStart = '44px';
export const zoneEnd = '52px';
/** Up to this width the second level is below the links, in reserved space. */
export const stackedLayout = '(max-width:1119px)';
export const cardHeight = 168;
/** Height of the card below the links: its drawing, a name of three lines and a note of one. */
export const stackedCardHeight = 'calc(124px + 4.5rem + 1.3125rem)';
/** Height of the line, title and cards below the links, including the space above. */
export const spaceBelow = `calc(12px + 1.4em + 12px + ${stackedCardHeight} + 2px + 32px)`;

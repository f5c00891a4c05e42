/** How far the black hero extends behind the card. */
export const HERO_OVERLAP = 'clamp(200px,20vw,280px)';

/** How far the black of the hero reaches down behind the card. */
export const OVERLAP = 'clamp(200px,20vw,280px)';

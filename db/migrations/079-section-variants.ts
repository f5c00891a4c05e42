/** Renames section variants that another one with the same fields replaced. */
export { up } from './054-section-kinds';

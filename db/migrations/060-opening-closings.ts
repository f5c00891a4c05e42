/** Moves closings to the top of their pages, which `upgradeKinds` does. */
export { up } from './054-section-kinds';

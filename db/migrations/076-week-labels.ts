/** Adds the texts that weeks of calls lacked. */
export { up } from './054-section-kinds';

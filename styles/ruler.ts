import { roles } from './surfaces.css';

/** Returns the background of a ruler along the top (`0`) or the bottom (`100%`) of a box. */
export const drawRuler = (position: '0' | '100%', height = 12): string =>
  `repeating-linear-gradient(90deg,${roles.edge} 0 1px,transparent 0 12px) 0 ${position}/100% ${height}px no-repeat`;

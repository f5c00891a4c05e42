/** Icons of the page editor, in the style of `ui/icons`. */
export { back, history, redo, undo } from '../forms/icons';
export const phone = '<path d="M7 3h10v18H7ZM11 18h2"/>';
export const tablet = '<path d="M5 3h14v18H5ZM11 18h2"/>';
export const desktop = '<path d="M3 4h18v12H3ZM8 20h8M12 16v4"/>';
export const crossedEye =
  '<path d="M2 12c3-5 6-7.5 10-7.5S19 7 22 12c-3 5-6 7.5-10 7.5S5 17 2 12ZM4 20L20 4"/>';
export const sheet = '<path d="M6 3h8l5 5v13H6ZM14 3v5h5"/>';
export const moveUp = '<path d="M12 20V5M6 11l6-6 6 6"/>';
export const moveDown = '<path d="M12 4v15M6 13l6 6 6-6"/>';

/** Icons of the page editor, in the style of `ui/icons`. */
export { back } from '../forms/icons';
export const phone = '<path d="M7 3h10v18H7ZM11 18h2"/>';
export const tablet = '<path d="M5 3h14v18H5ZM11 18h2"/>';
export const desktop = '<path d="M3 4h18v12H3ZM8 20h8M12 16v4"/>';
export const undo = '<path d="M8 5L4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H8"/>';
export const redo = '<path d="M16 5l4 4-4 4M20 9H9.5a5 5 0 0 0 0 10H16"/>';
export const crossedEye =
  '<path d="M2 12c3-5 6-7.5 10-7.5S19 7 22 12c-3 5-6 7.5-10 7.5S5 17 2 12ZM4 20L20 4"/>';
export const sheet = '<path d="M6 3h8l5 5v13H6ZM14 3v5h5"/>';
export const history = '<path d="M4.3 14A8 8 0 1 0 6 6.7L4 9M4 4v5h5M12 8v4.5l3 1.8"/>';
export const moreActions =
  '<g fill="currentColor" stroke="none"><circle cx="5" cy="12" r="1.8"/><circle cx="12" cy="12" r="1.8"/><circle cx="19" cy="12" r="1.8"/></g>';
export const link =
  '<path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/>';
export const duplicate = '<path d="M8 8h12v12H8ZM16 8V4H4v12h4"/>';
export const moveUp = '<path d="M12 20V5M6 11l6-6 6 6"/>';
export const moveDown = '<path d="M12 4v15M6 13l6 6 6-6"/>';

/** Icons of the editing tools, in the style of `ui/icons`. */
export const bold = '<path d="M7 4h6a4 4 0 0 1 0 8H7ZM7 12h7a4 4 0 0 1 0 8H7Z"/>';
export const italic = '<path d="M10 4h8M6 20h8M14 4l-4 16"/>';
export const code = '<path d="M8 7l-5 5 5 5M16 7l5 5-5 5"/>';
export const bullets =
  '<path d="M9 6h12M9 12h12M9 18h12"/><circle cx="4" cy="6" r="1"/><circle cx="4" cy="12" r="1"/><circle cx="4" cy="18" r="1"/>';
export const numbers = '<path d="M10 6h11M10 12h11M10 18h11M3 5l2-1v5M3 14h3l-3 4h3"/>';
export const grip =
  '<g fill="currentColor" stroke="none"><circle cx="9" cy="6" r="1.6"/><circle cx="15" cy="6" r="1.6"/><circle cx="9" cy="12" r="1.6"/><circle cx="15" cy="12" r="1.6"/><circle cx="9" cy="18" r="1.6"/><circle cx="15" cy="18" r="1.6"/></g>';
export const up = '<path d="M6 15l6-6 6 6"/>';
export const paragraph = '<path d="M4 6h16M4 11h16M4 16h10"/>';
export const heading = '<path d="M3 5v14M12 5v14M3 12h9M16 13a2.500 2.500 0 1 1 4.300 1.700L16 19h5"/>';
export const subheading = '<path d="M3 5v14M12 5v14M3 12h9M16 11h5l-3 3a2.500 2.500 0 1 1-2 4"/>';
export const quote = '<path d="M4 16v-5a5 5 0 0 1 5-5M4 11h5v5H4ZM14 16v-5a5 5 0 0 1 5-5M14 11h5v5h-5Z"/>';
export const table = '<path d="M4 5h16v14H4ZM4 10h16M4 14.5h16M12 10v9"/>';
export const video = '<path d="M4 5h16v14H4ZM10 9l5 3-5 3Z"/>';
export const undo = '<path d="M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"/>';
export const redo = '<path d="M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3"/>';
export const page = '<path d="M8 5H5v15h14V5h-3M8 3h8v4H8ZM8 12h8M8 16h5"/>';
export const back = '<path d="M20 12H5M11 6l-6 6 6 6"/>';
export const details = '<path d="M4 5h16v14H4ZM14.5 5v14"/>';
export const history = '<path d="M4.3 14A8 8 0 1 0 6 6.700L4 9M4 4v5h5M12 8v4.500l3 1.500"/>';
export const copy = '<path d="M8 8h12v12H8zM16 8V4H4v12h4"/>';
export const moreActions =
  '<g fill="currentColor" stroke="none"><circle cx="5" cy="12" r="1.8"/><circle cx="12" cy="12" r="1.8"/><circle cx="19" cy="12" r="1.8"/></g>';
export const merge = '<path d="M5 4v3a6 6 0 0 0 6 6h8M5 20v-3a4 4 0 0 1 4-4M15 9l4 4-4 4"/>';

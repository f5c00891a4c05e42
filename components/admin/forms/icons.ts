/** Icons of the editing tools, drawn like those of `ui/icons`. */
export const bold = '<path d="M7 4h6a4 4 0 0 1 0 8H7ZM7 12h7a4 4 0 0 1 0 8H7Z"/>';
export const italic = '<path d="M10 4h8M6 20h8M14 4l-4 16"/>';
export const code = '<path d="M8 7l-5 5 5 5M16 7l5 5-5 5"/>';
export const bullets =
  '<path d="M9 6h12M9 12h12M9 18h12"/><circle cx="4" cy="6" r="1"/><circle cx="4" cy="12" r="1"/><circle cx="4" cy="18" r="1"/>';
export const numbers = '<path d="M10 6h11M10 12h11M10 18h11M3 5l2-1v5M3 14h3l-3 4h3"/>';
export const grip =
  '<g fill="currentColor" stroke="none"><circle cx="9" cy="6" r="1.6"/><circle cx="15" cy="6" r="1.6"/><circle cx="9" cy="12" r="1.6"/><circle cx="15" cy="12" r="1.6"/><circle cx="9" cy="18" r="1.6"/><circle cx="15" cy="18" r="1.6"/></g>';
export const up = '<path d="M6 15l6-6 6 6"/>';

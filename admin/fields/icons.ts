/** Icons of fields, drawn like those of `ui/icons`. */
export const double = '<path d="M8 8h12v12H8ZM16 8V4H4v12h4"/>';
export const moveUp = '<path d="M12 20V5M6 11l6-6 6 6"/>';
export const moveDown = '<path d="M12 4v15M6 13l6 6 6-6"/>';

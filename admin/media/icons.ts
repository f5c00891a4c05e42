/** Same style as the icons in `ui/icons`. */
export const upload = '<path d="M12 20V6M6 12l6-6 6 6M4 3h16"/>';
export const download = '<path d="M12 4v12M6.5 11l5.5 5.5 5.5-5.5M4 20.5h16"/>';
/** Two stacked images. */
export const pages = '<path d="M7 7h14v13H7ZM7 16l4-4 4 4 2-2 4 4M3 16V3h14"/>';
export const swap = '<path d="M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4"/>';

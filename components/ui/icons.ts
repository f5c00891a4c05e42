/** Interface icons: content of a 24 px box, 1.75 px line, square caps (see `Icon`). */
export const arrow = '<path d="M4 12h15M13 6l6 6-6 6"/>';
export const up = '<path d="M7 17L17 7M8 7h9v9"/>';
export const close = '<path d="M5 5l14 14M19 5L5 19"/>';
export const menu = '<path d="M3 8h18M3 16h18"/>';
export const filter = '<path d="M3 5h18l-7 8v7l-4-2v-5Z"/>';
export const search = '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>';
export const down = '<path d="M6 9l6 6 6-6"/>';
export const plus = '<path d="M12 4v16M4 12h16"/>';
export const check = '<path d="M4 12.5l5.5 5.5L20 6.5"/>';
export const info = '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7v1.5"/>';
export const warning = '<path d="M12 3.5L22 20.5H2ZM12 10v5M12 17.4v.6"/>';
export const filledWarning = '<path d="M12 3.5L22 20.5H2Z" fill="currentColor" stroke="none"/>';
export const play = '<path d="M8 5l11 7-11 7Z" fill="currentColor"/>';
export const pause = '<path d="M8 5v14M16 5v14"/>';
export const previous = '<path d="M15 5l-7 7 7 7"/>';
export const next = '<path d="M9 5l7 7-7 7"/>';
export const edit = '<path d="M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4"/>';
export const trash = '<path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13"/>';
export const clip =
  '<path d="M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 4.8 4.8L9.5 17a1.7 1.7 0 0 1-2.4-2.4L15 7"/>';
export const link =
  '<path d="M10 14a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5"/>';
export const calendar = '<path d="M4 6h16v14H4ZM4 10.5h16M8 3v5M16 3v5"/>';
export const clock = '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/>';
export const pin =
  '<path d="M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.5C5 14.7 12 21 12 21Z"/><circle cx="12" cy="9.5" r="2.5"/>';
export const image = '<path d="M3 4h18v16H3ZM3 16l5-5 5 5 3-3 5 5"/><circle cx="16" cy="9" r="1.5"/>';
export const star =
  '<path d="M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7Z" fill="currentColor" stroke="none"/>';
export const facebook =
  '<path d="M14 21v-8h3l.5-3.5H14V7.5C14 6.3 14.5 5.5 16 5.5h1.7V2.6C17.4 2.5 16.4 2.4 15.3 2.4c-2.7 0-4.4 1.6-4.4 4.5v2.6H8V13h2.9v8Z" fill="currentColor" stroke="none"/>';
export const twitter = '<path d="M4 4l16 16M20 4L4 20"/><path d="M3 3h5l13 18h-5Z"/>';
export const linkedin =
  '<path d="M4 9.5h3.5V20H4ZM5.75 4a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 0 1 0-3.8ZM10 9.5h3.3V11c.6-1 1.8-1.8 3.5-1.8c3 0 4.2 1.9 4.2 5V20h-3.5v-5.3c0-1.6-.5-2.6-1.9-2.6c-1.5 0-2.1 1.1-2.1 2.7V20H10Z" fill="currentColor" stroke="none"/>';
export const instagram =
  '<rect x="4" y="4" width="16" height="16"/><circle cx="12" cy="12" r="3.7"/><circle cx="16.8" cy="7.2" r=".9" fill="currentColor"/>';

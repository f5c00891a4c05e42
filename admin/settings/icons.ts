export const key = '<circle cx="8" cy="15" r="4.5"/><path d="M11.5 12L20 3.5M16 7.5l3 3"/>';

/** Letters and digits that can't be confused, for codes that people type or read aloud. */
export const READABLE_ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXY';

/** Letters and digits without lookalikes, for codes that people type or read out. */
export const READABLE_ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXY';

/** Letters and digits without those that sound or look alike, for what is read out or typed off paper. */
export const READABLE_ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXY';

export const NATIVE: string[];

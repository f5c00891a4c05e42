export const NATIVE_PACKAGES: string[];

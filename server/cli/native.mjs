/** Packages with native code, which can’t be bundled and remain in `node_modules`. */
export const NATIVE_PACKAGES = ['better-sqlite3', 'sharp', '@node-rs/argon2'];

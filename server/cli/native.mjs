/** Packages with machine code, which no build can carry: they lie beside it in `node_modules`. */
export const NATIVE = ['better-sqlite3', 'sharp', '@node-rs/argon2'];

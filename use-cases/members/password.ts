import { hash, verify } from '@node-rs/argon2';

/** OWASP’s minimum parameters for Argon2id: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Hash to verify for unknown users, because response times would otherwise reveal accounts. */
let decoyHashPromise: Promise<string> | undefined;

/** Verifies a password, in the same time for an unknown user as for a wrong password (rule 35). */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoyHashPromise ??= hashPassword('nobody has this password');
  const isMatch = await verify(storedHash ?? (await decoyHashPromise), password);
  return isMatch && storedHash !== undefined;
}

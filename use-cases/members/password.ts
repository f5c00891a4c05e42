import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the minimum parameters of OWASP (19 MiB, two passes). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** The hash to compare for unknown users, so that both responses take the same time. */
let decoyHash: Promise<string> | undefined;

/** Verifies a password; as slow for an unknown user as for a wrong password (rule 35). */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await decoyHash), password);
  return matches && storedHash !== undefined;
}

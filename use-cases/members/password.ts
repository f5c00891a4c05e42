import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters OWASP names as its minimum (19 MiB, two passes). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Compared against when there is no such user, so that both answers take the same time. */
let decoy: Promise<string> | undefined;

/** Whether the password is the user's; as slow for an unknown user as for a wrong password (rule 35). */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await decoy), password);
  return matches && storedHash !== undefined;
}

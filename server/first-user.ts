import { randomBytes } from 'node:crypto';
import type { Db } from '../db/connection';
import { hasUsers, insertUser } from '../db/users';
import { hashPassword } from '../trpc/password';
import type { Config } from './config';

const DEFAULT_EMAIL = 'admin@localhost';

/**
 * Makes the first member of staff when there is none (DECISIONS 4).
 * @returns lines to print once: the login, unless its password came from the environment.
 */
export async function makeFirstUser(db: Db, { admin }: Pick<Config, 'admin'>): Promise<string[]> {
  if (await hasUsers(db)) return [];
  const email = admin?.email ?? DEFAULT_EMAIL;
  const password = admin?.password ?? randomBytes(12).toString('base64url');
  const name = email.split('@')[0] ?? email;
  await insertUser(db, { email, name, passwordHash: await hashPassword(password), now: new Date() });
  return admin ? [] : [`Staff area: sign in as ${email} with the password ${password} (shown only now).`];
}

import { randomBytes } from 'node:crypto';
import type { Db } from '../db/connection';
import { hasMembers, insertMember } from '../db/members';
import { getSite } from '../domain/current-site';
import { validatePassword } from '../use-cases/members/common-password';
import { hashPassword } from '../use-cases/members/password';
import { startSetup } from '../use-cases/site/setup';
import type { Config } from './config';

const DEFAULT_EMAIL = 'admin@localhost';

/**
 * Creates the first member if there are none (rule 36).
 * @param print prints the login, unless the password is from the environment. Called before the member is stored: if
 * the process is killed in between, the next start prints another password.
 * @throws Error that names the setting when its password is easy to guess.
 */
export async function createFirstMember(
  db: Db,
  { admin }: Pick<Config, 'admin'>,
  print: (line: string) => void,
): Promise<void> {
  if (await hasMembers(db)) return;
  const problem = admin && (await validatePassword(admin.password, [admin.email, getSite().name]));
  if (problem) throw new Error(`The setting ADMIN_PASSWORD is invalid: ${problem}`);
  const email = admin?.email ?? DEFAULT_EMAIL;
  const password = admin?.password ?? randomBytes(12).toString('base64url');
  const name = email.split('@')[0] ?? email;
  const passwordHash = await hashPassword(password);
  if (!admin) print(`Admin: sign in as ${email} with the password ${password} (shown only now).`);
  // Only a new site runs setup. An upgraded site is already set up.
  await startSetup(db);
  await insertMember(db, { email, name, passwordHash, role: 'owner', now: new Date() });
}

import { randomBytes } from 'node:crypto';
import { getSite } from '../content/site';
import type { Db } from '../db/connection';
import { hasMembers, insertMember } from '../db/members';
import { validatePassword } from '../use-cases/members/common-password';
import { hashPassword } from '../use-cases/members/password';
import { startSetup } from '../use-cases/site/welcome';
import type { Config } from './config';

const DEFAULT_EMAIL = 'admin@localhost';

/**
 * Makes the first member of staff when there is none (rule 36).
 * @param say told the login once, unless its password came from the environment. It is told before it is stored:
 *   killed between the two, the next start makes and tells another, and no password is lost.
 * @throws Error that names the setting when its password would be guessed.
 */
export async function makeFirstMember(
  db: Db,
  { admin }: Pick<Config, 'admin'>,
  say: (line: string) => void,
): Promise<void> {
  if (await hasMembers(db)) return;
  const fault = admin && (await validatePassword(admin.password, [admin.email, getSite().name]));
  if (fault) throw new Error(`The setting ADMIN_PASSWORD is not usable: ${fault}`);
  const email = admin?.email ?? DEFAULT_EMAIL;
  const password = admin?.password ?? randomBytes(12).toString('base64url');
  const name = email.split('@')[0] ?? email;
  const passwordHash = await hashPassword(password);
  if (!admin) say(`Staff area: sign in as ${email} with the password ${password} (shown only now).`);
  // What an earlier version was set to stays as it is: only a fresh site asks.
  await startSetup(db);
  await insertMember(db, { email, name, passwordHash, role: 'owner', now: new Date() });
}

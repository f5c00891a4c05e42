import { createInterface } from 'node:readline/promises';
import { recordActivity } from '../../db/activity';
import { type Db, runInTransaction } from '../../db/connection';
import { deleteMemberLinks } from '../../db/member-links';
import { deleteMember, findMemberByEmail, insertMember, listMembers, updateMember } from '../../db/members';
import type { MemberRow } from '../../db/schema';
import { deleteSecondFactors } from '../../db/second-factors';
import { createDatabaseSessions } from '../../db/sessions';
import { isAccountEmail } from '../../domain/account-email';
import { PASSWORD_LENGTH_MIN } from '../../domain/limits';
import { passwordSchema } from '../../domain/member';
import { builtInFacts } from '../../site-data';
import { validatePassword } from '../../use-cases/members/common-password';
import { hashPassword } from '../../use-cases/members/password';
import { readFacts } from '../../use-cases/site/facts';
import { readConfig } from '../config';
import { runCommand } from './run-command';
import { withDatabase } from './with-database';

const USAGE = `  npm run user -- add EMAIL       adds an owner
  npm run user -- list            lists users
  npm run user -- passwd EMAIL    sets a new password and ends the user's sessions
  npm run user -- rescue EMAIL    restores access: an enabled owner with a new password,
                                  without a second factor
  npm run user -- remove EMAIL    removes a user`;

/**
 * Reads a new password from standard input, with a prompt on a terminal.
 * @param names words that the password must not contain.
 */
async function readPassword(names: readonly string[]): Promise<string> {
  const lines = createInterface({
    input: process.stdin,
    ...(process.stdin.isTTY && { output: process.stdout }),
  });
  const password = process.stdin.isTTY
    ? await lines.question(`  Password (${PASSWORD_LENGTH_MIN} characters or more): `)
    : (await lines[Symbol.asyncIterator]().next()).value;
  lines.close();
  const result = passwordSchema.safeParse(password ?? '');
  if (!result.success) throw new Error(result.error.issues[0]?.message);
  const problem = await validatePassword(result.data, names);
  if (problem) throw new Error(problem);
  return result.data;
}

/** @param isRescue also enables the member, makes them an owner and deletes their second factors. */
async function setPassword(db: Db, { id, name, email }: MemberRow, hash: string, isRescue: boolean) {
  const now = new Date();
  await runInTransaction(db, async trx => {
    const rescueChanges = isRescue ? ({ role: 'owner', disabled_at: null } as const) : {};
    await updateMember(trx, id, { password_hash: hash, ...rescueChanges });
    if (isRescue) await deleteSecondFactors(trx, id);
    await deleteMemberLinks(trx, id);
    await createDatabaseSessions(trx, () => now).closeOthers(id);
    await recordActivity(trx, {
      at: now,
      member: undefined,
      action: isRescue ? 'rescued' : 'passwordGiven',
      kind: 'member',
      subject: { id, title: name || email },
    });
  });
}

async function main([verb, email]: string[]): Promise<string> {
  const config = readConfig(process.env);
  if (verb !== 'list' && !(email && ['add', 'passwd', 'rescue', 'remove'].includes(verb ?? '')))
    throw new Error(`\n${USAGE}`);
  return withDatabase(config, verb === 'list' ? 'read' : 'write', async db => {
    const { name: siteName } = await readFacts(db, builtInFacts);
    const siteNames = [siteName, new URL(config.siteUrl).hostname];
    const user = email ? await findMemberByEmail(db, email) : undefined;
    if (verb === 'list')
      return (
        (await listMembers(db))
          .map(
            row =>
              `  ${row.email}  ${row.name || '(invited)'}  ${row.role}${row.disabled_at ? ', disabled' : ''}`,
          )
          .join('\n') || '  No users.'
      );
    if (!email) throw new Error(`\n${USAGE}`);
    if (verb === 'add') {
      if (user) throw new Error(`${email} is already a user.`);
      if (!isAccountEmail(email)) throw new Error(`${email} isn’t an email address.`);
      const passwordHash = await hashPassword(await readPassword([email, ...siteNames]));
      await insertMember(db, {
        email,
        name: email.split('@')[0] ?? email,
        passwordHash,
        role: 'owner',
        now: new Date(),
      });
      return `  ${email} can now sign in.`;
    }
    if (!user) throw new Error(`Unknown user: ${email}.`);
    if (verb === 'remove') {
      await deleteMember(db, user.id);
      return `  Removed ${email}.`;
    }
    const isRescue = verb === 'rescue';
    const password = await readPassword([user.email, user.name, ...siteNames]);
    await setPassword(db, user, await hashPassword(password), isRescue);
    return isRescue
      ? `  ${email} is now an owner with a new password and no second factor. All sessions have ended.`
      : `  ${email} has a new password. All sessions have ended.`;
  });
}

runCommand(main(process.argv.slice(2)));

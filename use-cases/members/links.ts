import { randomUUID } from 'node:crypto';
import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { deleteMemberLinks, findOpenLink, replaceMemberLink } from '../../db/member-links';
import { findMember, findMemberByEmail, insertMember, updateMember } from '../../db/members';
import { enqueue } from '../../db/outbox';
import type { MemberLinkKind, MemberRow } from '../../db/schema';
import { DomainError, fieldRefusal } from '../../domain/errors';
import { LINK_MS } from '../../domain/limits';
import { linkPath } from '../../domain/members/areas';
import type { Role } from '../../domain/members/permissions';
import { ROLE_WORDS } from '../../domain/members/role-words';
import { messages } from '../../domain/messages';
import type { Actor, Services, SessionUser } from '../context';
import { namesOf, passwordFault } from './common-password';
import { ownAct } from './own-act';
import { hashPassword } from './password';
import { sessionUser } from './session-user';
import { openSession, type SignedIn } from './sign-in';
import { hashToken } from './tokens';

type Needs = Pick<Services, 'db' | 'clock' | 'secrets' | 'siteUrl' | 'sendsMail' | 'wakeOutbox'>;
type Asking = Pick<Services, 'sessions' | 'signInThrottle' | 'site' | 'siteUrl'> &
  Pick<Actor, 'network' | 'userAgent'>;
type By = { user: SessionUser };

/**
 * The token of a link. It is worked out of the link's id and the site's key each time, so that the mail can be written
 * again when it failed, and the database keeps the token's hash only (rule 67).
 */
const tokenOf = (secrets: Services['secrets'], linkId: string) => secrets.codeOf(`link ${linkId}`);

/** Where a link leads. The token stands behind `#`: no server's log sees it. */
export const linkAddress = (
  { secrets, siteUrl }: Pick<Services, 'secrets' | 'siteUrl'>,
  { id, kind }: { id: string; kind: MemberLinkKind },
): string => `${siteUrl}${linkPath(kind)}#${tokenOf(secrets, id)}`;

/** Where a link went: by mail, or to who asked, who passes it on. It is told this once. */
export type SentLink = { mailed: true } | { mailed: false; address: string };

/** Makes a link and its mail. @param memberId null for nobody; the mail is dropped then. */
async function makeLink(
  trx: DbOrTransaction,
  needs: Needs,
  { memberId, kind }: { memberId: string | null; kind: MemberLinkKind },
): Promise<SentLink> {
  const { clock, secrets, sendsMail } = needs;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LINK_MS[kind]);
  const hashOf = (id: string) => hashToken(tokenOf(secrets, id));
  const id = await replaceMemberLink(trx, hashOf, { memberId, kind, now, expiresAt });
  if (!sendsMail) return { mailed: false, address: linkAddress(needs, { id, kind }) };
  await enqueue(trx, [
    {
      id: randomUUID(),
      kind,
      enquiry_id: null,
      link_id: id,
      message_id: randomUUID(),
      state: 'waiting',
      next_attempt_at: now.toISOString(),
      last_error: '',
      created_at: now.toISOString(),
      sent_at: null,
      attempts: 0,
    },
  ]);
  return { mailed: true };
}

/** Invites somebody. @throws DomainError `conflict` for an address that has an account. */
export async function invite(
  needs: Needs & By,
  { email, role }: { email: string; role: Role },
): Promise<SentLink> {
  const { db, clock, user } = needs;
  const sent = await inTransaction(db, async trx => {
    if (await findMemberByEmail(trx, email)) throw fieldRefusal('conflict', 'email', messages.memberKnown);
    const id = await insertMember(trx, { email, name: '', passwordHash: '', role, now: clock.now() });
    await recordActivity(trx, {
      at: clock.now(),
      member: user,
      action: 'invited',
      kind: 'member',
      subject: { id, title: email },
      detail: ROLE_WORDS[role].name,
    });
    return makeLink(trx, needs, { memberId: id, kind: 'invitation' });
  });
  needs.wakeOutbox();
  return sent;
}

/**
 * Makes a new link for somebody: an invitation for who has not accepted one yet, else one for a new password. Earlier
 * ones no longer work.
 * @throws DomainError `not_found`, `conflict` for who is disabled.
 */
export async function sendLinkTo(needs: Needs & By, memberId: string): Promise<SentLink> {
  const { db, clock, user } = needs;
  const sent = await inTransaction(db, async trx => {
    const row = await findMember(trx, memberId);
    if (!row) throw new DomainError('not_found', messages.notFound);
    if (row.disabled_at) throw new DomainError('conflict', messages.memberIsDisabled);
    const invited = isInvited(row);
    await recordActivity(trx, {
      at: clock.now(),
      member: user,
      action: invited ? 'invitedAgain' : 'resetLinkMade',
      kind: 'member',
      subject: { id: row.id, title: row.name || row.email },
    });
    return makeLink(trx, needs, { memberId, kind: invited ? 'invitation' : 'password-reset' });
  });
  needs.wakeOutbox();
  return sent;
}

/** Whether somebody was invited and has not accepted yet. */
export const isInvited = ({ password_hash }: Pick<MemberRow, 'password_hash'>) => password_hash === '';

/**
 * Mails a link for a new password to who has an account under the address. What happens, and how long it takes, is the
 * same for an address nobody has; that mail is dropped when its turn comes.
 * @returns whether the site sends mail at all.
 * @throws DomainError `too_many`
 */
export async function askForReset(
  needs: Needs & Asking,
  { email }: { email: string },
): Promise<{ mailed: boolean }> {
  needs.signInThrottle.countReset(email, needs.network);
  if (!needs.sendsMail) return { mailed: false };
  await inTransaction(needs.db, async trx => {
    const row = await findMemberByEmail(trx, email);
    const mayReset = row && !row.disabled_at && !isInvited(row);
    await makeLink(trx, needs, { memberId: mayReset ? row.id : null, kind: 'password-reset' });
  });
  needs.wakeOutbox();
  return { mailed: true };
}

async function memberOfLink(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  { token, kind }: { token: string; kind: MemberLinkKind },
  trx: DbOrTransaction = db,
): Promise<MemberRow> {
  const link = await findOpenLink(trx, { tokenHash: hashToken(token), kind, now: clock.now() });
  const row = link?.member_id ? await findMember(trx, link.member_id) : undefined;
  if (!row || row.disabled_at) throw new DomainError('not_found', messages.linkOver);
  return row;
}

/** Whom a link is for. @throws DomainError `not_found` when it was used or replaced, or its time is over. */
export async function readLink(
  needs: Pick<Needs, 'db' | 'clock'>,
  link: { token: string; kind: MemberLinkKind },
): Promise<{ email: string; role: Role }> {
  const { email, role } = await memberOfLink(needs, link);
  return { email, role };
}

/** A new password's hash, in its turn. @throws DomainError `invalid`, `too_many` */
async function hashInTurn(
  needs: Asking,
  { email, name }: Pick<MemberRow, 'email' | 'name'>,
  password: string,
): Promise<string> {
  const { signInThrottle, network } = needs;
  const fault = await passwordFault(password, [email, name, ...namesOf(needs)]);
  if (fault) throw fieldRefusal('invalid', 'password', fault);
  const hash = await signInThrottle.attempt(email, network, () => hashPassword(password));
  if (!hash) throw new DomainError('unavailable', messages.internal);
  return hash;
}

/** Makes who was invited a member with name and password, signed in. The link works once. */
export async function acceptInvitation(
  needs: Needs & Asking,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<SignedIn> {
  const link = { token, kind: 'invitation' } as const;
  const { email } = await memberOfLink(needs, link);
  const passwordHash = await hashInTurn(needs, { email, name }, password);
  const row = await inTransaction(needs.db, async trx => {
    const invited = await memberOfLink(needs, link, trx);
    await updateMember(trx, invited.id, { name, password_hash: passwordHash });
    await deleteMemberLinks(trx, invited.id);
    const accepted = { ...invited, name, password_hash: passwordHash };
    await recordActivity(trx, {
      ...ownAct(sessionUser(accepted), needs.clock.now()),
      action: 'accepted',
    });
    return accepted;
  });
  return openSession(needs, row);
}

/** Sets a new password by a link, which works once, and ends all sessions. The second factor stays. */
export async function resetPassword(
  needs: Needs & Asking,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const link = { token, kind: 'password-reset' } as const;
  const passwordHash = await hashInTurn(needs, await memberOfLink(needs, link), password);
  await inTransaction(needs.db, async trx => {
    const row = await memberOfLink(needs, link, trx);
    await updateMember(trx, row.id, { password_hash: passwordHash });
    await deleteMemberLinks(trx, row.id);
    await needs.sessions.within(trx).closeOthers(row.id);
    await recordActivity(trx, {
      ...ownAct(sessionUser(row), needs.clock.now()),
      action: 'passwordReset',
    });
  });
}

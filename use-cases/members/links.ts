import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { deleteMemberLinks, findOpenLink, replaceMemberLink } from '../../db/member-links';
import { findMember, findMemberByEmail, insertMember, updateMember } from '../../db/members';
import { enqueueMessage } from '../../db/outbox';
import type { MemberLinkKind, MemberRow } from '../../db/schema';
import { createFieldError, DomainError } from '../../domain/errors';
import { MEMBER_LINK_LIFETIME_MS } from '../../domain/limits';
import { getMemberLinkPath } from '../../domain/members/areas';
import type { Role } from '../../domain/members/permissions';
import { ROLE_LABELS } from '../../domain/members/role-labels';
import { messages } from '../../domain/messages';
import { assertExists } from '../assert-exists';
import type { Actor, Services, SessionUser } from '../context';
import { createMessage } from '../outbox';
import { getSiteNames, validatePassword } from './common-password';
import { recordOwnActivity } from './own-activity';
import { hashPassword } from './password';
import { toSessionUser } from './session-user';
import { openSession, type SignInResult } from './sign-in';
import { hashToken } from './tokens';

type Needs = Pick<Services, 'db' | 'clock' | 'secrets' | 'siteUrl' | 'hasMailServer' | 'wakeOutbox'>;
type ResetNeeds = Pick<Services, 'sessions' | 'signInThrottle' | 'getSite' | 'siteUrl'> &
  Pick<Actor, 'network' | 'userAgent'>;
type WithUser = { user: SessionUser };

/**
 * Derives the token from the id, so that an email can be sent again although only the token’s hash is stored (rule
 * 67).
 */
const deriveToken = (secrets: Services['secrets'], linkId: string) => secrets.getCode(`link ${linkId}`);

/** Puts the token in the fragment, because servers don’t log fragments. */
export const getMemberLinkUrl = (
  { secrets, siteUrl }: Pick<Services, 'secrets' | 'siteUrl'>,
  { id, kind }: { id: string; kind: MemberLinkKind },
): string => `${siteUrl}${getMemberLinkPath(kind)}#${deriveToken(secrets, id)}`;

/** Without a mail server, the link isn’t emailed but shown once to the requesting member. */
type SentLink = { mailed: true } | { mailed: false; address: string };

/** @param link.memberId null for an unknown email address. Such a link’s email is dropped. */
async function createLink(
  trx: DbOrTransaction,
  needs: Needs,
  { memberId, kind }: { memberId: string | null; kind: MemberLinkKind },
): Promise<SentLink> {
  const { clock, secrets, hasMailServer } = needs;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + MEMBER_LINK_LIFETIME_MS[kind]);
  const getHash = (id: string) => hashToken(deriveToken(secrets, id));
  const id = await replaceMemberLink(trx, getHash, { memberId, kind, now, expiresAt });
  if (!hasMailServer) return { mailed: false, address: getMemberLinkUrl(needs, { id, kind }) };
  const message = createMessage({ id: null, created_at: now.toISOString() }, kind);
  await enqueueMessage(trx, [{ ...message, link_id: id }]);
  return { mailed: true };
}

/** @throws DomainError `conflict` for an email address with an account. */
export async function inviteMember(
  needs: Needs & WithUser,
  { email, role }: { email: string; role: Role },
): Promise<SentLink> {
  const { db, clock, user } = needs;
  const invitation = await runInTransaction(db, async trx => {
    if (await findMemberByEmail(trx, email))
      throw createFieldError('conflict', 'email', messages.memberKnown);
    const id = await insertMember(trx, { email, name: '', passwordHash: '', role, now: clock.now() });
    await recordActivity(trx, {
      at: clock.now(),
      member: user,
      action: 'invited',
      kind: 'member',
      subject: { id, title: email },
      detail: ROLE_LABELS[role].name,
    });
    return createLink(trx, needs, { memberId: id, kind: 'invitation' });
  });
  needs.wakeOutbox();
  return invitation;
}

/**
 * Sends an invitation or, after the member has accepted one, a password reset link. Earlier links become invalid.
 * @throws DomainError `not_found`, `conflict` for a disabled member.
 */
export async function sendMemberLink(needs: Needs & WithUser, memberId: string): Promise<SentLink> {
  const { db, clock, user } = needs;
  const link = await runInTransaction(db, async trx => {
    const row = assertExists(await findMember(trx, memberId));
    if (row.disabled_at) throw new DomainError('conflict', messages.memberIsDisabled);
    const isPending = isInvited(row);
    await recordActivity(trx, {
      at: clock.now(),
      member: user,
      action: isPending ? 'invitedAgain' : 'resetLinkMade',
      kind: 'member',
      subject: { id: row.id, title: row.name || row.email },
    });
    return createLink(trx, needs, { memberId, kind: isPending ? 'invitation' : 'password-reset' });
  });
  needs.wakeOutbox();
  return link;
}

/** Returns whether a member hasn’t accepted the invitation yet, and so has no password. */
export const isInvited = ({ password_hash }: Pick<MemberRow, 'password_hash'>) => password_hash === '';

/**
 * Emails a reset link. Unknown email addresses take the same time, and their email is dropped later.
 * @returns whether the site sends emails at all.
 * @throws DomainError `too_many`
 */
export async function requestPasswordReset(
  needs: Needs & ResetNeeds,
  { email }: { email: string },
): Promise<{ mailed: boolean }> {
  needs.signInThrottle.countReset(email, needs.network);
  if (!needs.hasMailServer) return { mailed: false };
  await runInTransaction(needs.db, async trx => {
    const row = await findMemberByEmail(trx, email);
    const canReset = row && !row.disabled_at && !isInvited(row);
    await createLink(trx, needs, { memberId: canReset ? row.id : null, kind: 'password-reset' });
  });
  needs.wakeOutbox();
  return { mailed: true };
}

async function getLinkMember(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  { token, kind }: { token: string; kind: MemberLinkKind },
  trx: DbOrTransaction = db,
): Promise<MemberRow> {
  const link = await findOpenLink(trx, { tokenHash: hashToken(token), kind, now: clock.now() });
  const row = link?.member_id ? await findMember(trx, link.member_id) : undefined;
  if (!row || row.disabled_at) throw new DomainError('not_found', messages.linkOver);
  return row;
}

/**
 * Returns the link’s recipient.
 * @throws DomainError `not_found` for a used, replaced or expired link.
 */
export async function getLinkRecipient(
  needs: Pick<Needs, 'db' | 'clock'>,
  link: { token: string; kind: MemberLinkKind },
): Promise<{ email: string; role: Role }> {
  const { email, role } = await getLinkMember(needs, link);
  return { email, role };
}

/**
 * Hashes a password within the throttle’s limits, because hashing is slow.
 * @throws DomainError `invalid`, `too_many`
 */
async function hashPasswordThrottled(
  needs: ResetNeeds,
  { email, name }: Pick<MemberRow, 'email' | 'name'>,
  password: string,
): Promise<string> {
  const { signInThrottle, network } = needs;
  const problem = await validatePassword(password, [email, name, ...getSiteNames(needs)]);
  if (problem) throw createFieldError('invalid', 'password', problem);
  const hash = await signInThrottle.attempt(email, network, () => hashPassword(password));
  if (!hash) throw new DomainError('unavailable', messages.internal);
  return hash;
}

/** Sets the name and password, and signs the member in. The link works only once. */
export async function acceptInvitation(
  needs: Needs & ResetNeeds,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<SignInResult> {
  const link = { token, kind: 'invitation' } as const;
  const { email } = await getLinkMember(needs, link);
  const passwordHash = await hashPasswordThrottled(needs, { email, name }, password);
  const row = await runInTransaction(needs.db, async trx => {
    const invitedMember = await getLinkMember(needs, link, trx);
    await updateMember(trx, invitedMember.id, { name, password_hash: passwordHash });
    await deleteMemberLinks(trx, invitedMember.id);
    const acceptedMember = { ...invitedMember, name, password_hash: passwordHash };
    await recordOwnActivity(trx, toSessionUser(acceptedMember), needs.clock.now(), 'accepted');
    return acceptedMember;
  });
  return openSession(needs, row);
}

/** Sets a new password and ends all sessions, but keeps second factors. The link works only once. */
export async function resetPassword(
  needs: Needs & ResetNeeds,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const link = { token, kind: 'password-reset' } as const;
  const passwordHash = await hashPasswordThrottled(needs, await getLinkMember(needs, link), password);
  await runInTransaction(needs.db, async trx => {
    const row = await getLinkMember(needs, link, trx);
    await updateMember(trx, row.id, { password_hash: passwordHash });
    await deleteMemberLinks(trx, row.id);
    await needs.sessions.within(trx).closeOthers(row.id);
    await recordOwnActivity(trx, toSessionUser(row), needs.clock.now(), 'passwordReset');
  });
}

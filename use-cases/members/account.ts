import { runInTransaction } from '../../db/connection';
import { assignMedia, findMediaByUrl, releaseMedia } from '../../db/media';
import { fillMissingAlt } from '../../db/media-library';
import { deleteMemberLinks } from '../../db/member-links';
import { updateMember } from '../../db/members';
import { createFieldError, DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import type { Context, SessionUser } from '../context';
import { getSiteNames, validatePassword } from './common-password';
import { recordOwnActivity } from './own-activity';
import { hashPassword } from './password';
import { reauthenticate } from './reauthenticate';

type Needs = Context & { user: SessionUser };

/** @throws DomainError `invalid` for an external photo, because its server could track colleagues. */
export async function changeProfile(
  { db, clock, images, user }: Needs,
  profile: Pick<SessionUser, 'name' | 'photo' | 'position'>,
): Promise<SessionUser> {
  await runInTransaction(db, async trx => {
    if (profile.photo && (await findMediaByUrl(trx, [profile.photo])).length === 0)
      throw createFieldError('invalid', 'photo', messages.photoForeign);
    await updateMember(trx, user._id, profile);
    if (profile.photo) {
      await assignMedia(trx, user._id, [profile.photo]);
      await fillMissingAlt(trx, [{ src: profile.photo, alt: profile.name, decorative: false }]);
    }
    if (user.photo && user.photo !== profile.photo)
      await releaseMedia(trx, user._id, clock.now(), [user.photo]);
    await recordOwnActivity(trx, user, clock.now(), 'profileChanged');
  });
  images.scheduleSweep();
  return { ...user, ...profile };
}

/**
 * Changes the member’s password, and ends their other sessions and links.
 * @throws DomainError `invalid` for a wrong old password or a weak new password, `too_many`.
 */
export async function changePassword(
  needs: Needs,
  { current, next }: { current: string; next: string },
): Promise<void> {
  const { db, clock, sessions, session, user } = needs;
  const problem = await validatePassword(next, [user.email, user.name, ...getSiteNames(needs)]);
  if (problem) throw createFieldError('invalid', 'next', problem);
  await reauthenticate(needs, 'current', current);
  const passwordHash = await hashPassword(next);
  await runInTransaction(db, async trx => {
    await updateMember(trx, user._id, { password_hash: passwordHash });
    await deleteMemberLinks(trx, user._id);
    await sessions.within(trx).closeOthers(user._id, session?.id);
    await recordOwnActivity(trx, user, clock.now(), 'passwordChanged');
  });
}

/** @throws DomainError `not_found` if the member has no such session. */
export async function endSession({ db, clock, sessions, user }: Needs, id: string): Promise<void> {
  await runInTransaction(db, async trx => {
    if (!(await sessions.within(trx).closeOne(user._id, id)))
      throw new DomainError('not_found', messages.notFound);
    await recordOwnActivity(trx, user, clock.now(), 'sessionEnded', { kind: 'sign-in' });
  });
}

export async function endOtherSessions({ db, clock, sessions, session, user }: Needs): Promise<void> {
  await runInTransaction(db, async trx => {
    await sessions.within(trx).closeOthers(user._id, session?.id);
    await recordOwnActivity(trx, user, clock.now(), 'sessionsEnded', { kind: 'sign-in' });
  });
}

/** Ends the session, if there is one. */
export async function signOut({ db, clock, sessions, session, user }: Context): Promise<void> {
  if (!session || !user) return;
  await runInTransaction(db, async trx => {
    await sessions.within(trx).closeOne(user._id, session.id);
    await recordOwnActivity(trx, user, clock.now(), 'signedOut', { kind: 'sign-in' });
  });
}

import { getRevisionState, type RevisionState } from '../../db/drafts';
import { findBuiltInPage } from '../../db/pages';
import type { KindName } from '../../domain/kinds';
import { FIELD_LOCK_MS, PRESENCE_TIMEOUT_MS } from '../../domain/limits';
import type { SessionUser } from '../context';
import type { Clock } from '../ports';
import { assertCanEdit, type ContentNeeds, getContent } from './content';
import { type EditableItem, getItemEtag, openItem } from './drafts';

/** Another editor of the same item. */
type Collaborator = {
  seat: string;
  name: string;
  photo: string;
  /** The field being edited, such as `story.b1` for an article’s block; empty for none. */
  field: string;
  /** Fields reserved for this editor, who typed there recently. */
  writes: string[];
};

type Seat = Omit<Collaborator, 'writes'> & { seenAt: number };
type ItemPresence = { seats: Map<string, Seat>; writers: Map<string, { seat: string; until: number }> };

/**
 * In-memory record of which members edit which item and field (rule 62). After a restart, open forms report again
 * within seconds.
 */
export class PresenceTracker {
  readonly #rooms = new Map<string, ItemPresence>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * @param activity.typed whether the editor typed since the last report, which reserves a free field for 20 seconds.
   * @returns the other editors.
   */
  report(
    itemId: string,
    editor: Pick<Collaborator, 'seat' | 'name' | 'photo'>,
    activity: { field: string; typed: boolean },
  ): Collaborator[] {
    const now = this.#clock.now().getTime();
    this.#removeAbsent(now);
    const itemPresence = this.#rooms.get(itemId) ?? { seats: new Map(), writers: new Map() };
    this.#rooms.set(itemId, itemPresence);
    itemPresence.seats.set(editor.seat, { ...editor, field: activity.field, seenAt: now });
    const writerSeat = itemPresence.writers.get(activity.field)?.seat ?? editor.seat;
    if (activity.typed && activity.field && writerSeat === editor.seat)
      itemPresence.writers.set(activity.field, { seat: editor.seat, until: now + FIELD_LOCK_MS });
    return [...itemPresence.seats.values()]
      .filter(({ seat }) => seat !== editor.seat)
      .map(({ seenAt: _, ...other }) => ({
        ...other,
        writes: [...itemPresence.writers]
          .filter(([, { seat }]) => seat === other.seat)
          .map(([field]) => field),
      }));
  }

  /** Frees the editor's fields, so that others need not wait until the reservation expires. */
  leave(itemId: string, seat: string): void {
    this.#rooms.get(itemId)?.seats.delete(seat);
  }

  /** Drops editors who have stopped reporting, and their reserved fields. Also works after the clock was set back. */
  #removeAbsent(now: number): void {
    for (const [itemId, { seats, writers }] of this.#rooms) {
      for (const [seat, { seenAt }] of seats)
        if (Math.abs(now - seenAt) > PRESENCE_TIMEOUT_MS) seats.delete(seat);
      for (const [field, { seat, until }] of writers)
        if (until <= now || until > now + FIELD_LOCK_MS || !seats.has(seat)) writers.delete(field);
      if (seats.size === 0) this.#rooms.delete(itemId);
    }
  }
}

const toRoomId = (kind: KindName, id: string) => `${kind} ${id}`;
/** Identifies a member’s tab, because members may edit in several tabs. */
const toSeatId = (user: SessionUser, tab: string) => `${user._id} ${tab}`;

/** An open form’s report. `mark` is the form’s ETag. */
type PresenceUpdate = { id: string; seat: string; field: string; typed: boolean; mark: string };

/**
 * Returns the other editors, and this member’s other windows as `isSelf`. Returns the item only if its ETag differs
 * from `mark`, because forms poll every few seconds, so an unchanged item must cost only a revision lookup.
 * @throws DomainError `forbidden`
 */
export async function pollItem(
  needs: ContentNeeds & { user: SessionUser; presence: PresenceTracker },
  name: KindName,
  { id, seat, field, typed, mark }: PresenceUpdate,
): Promise<{ others: (Collaborator & { isSelf: boolean })[]; item: EditableItem | undefined }> {
  const revision = await getPublicRevision(needs, name, id);
  assertCanEdit(needs, revision);
  // An unsaved new item has no other editors.
  if (getItemEtag(revision) === '') return { others: [], item: undefined };
  const { name: memberName, photo } = needs.user;
  const editor = { seat: toSeatId(needs.user, seat), name: memberName, photo };
  const collaborators = needs.presence.report(toRoomId(name, id), editor, { field, typed });
  return {
    others: collaborators.map(other => ({
      ...other,
      isSelf: other.seat.startsWith(toSeatId(needs.user, '')),
    })),
    item: getItemEtag(revision) === mark ? undefined : await openItem(needs, name, id),
  };
}

export function leaveItem(
  { presence, user }: { presence: PresenceTracker; user: SessionUser },
  name: KindName,
  { id, seat }: Pick<PresenceUpdate, 'id' | 'seat'>,
): void {
  presence.leave(toRoomId(name, id), toSeatId(user, seat));
}

/** Returns the public revision. Built-in pages are public without a row, so the table lacks theirs. */
async function getPublicRevision({ db }: ContentNeeds, name: KindName, id: string): Promise<RevisionState> {
  const storedState = await getRevisionState(db, name, id);
  if (storedState.live || name !== 'page' || !findBuiltInPage(id)) return storedState;
  const lookup = await getContent(name).store.findById(db, id);
  return { ...storedState, live: lookup.kind === 'found' ? lookup.item : undefined };
}

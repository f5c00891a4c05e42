import { getRevisionState, type RevisionState } from '../../db/drafts';
import { findBuiltInPage } from '../../db/pages';
import type { KindName } from '../../domain/kinds';
import { FIELD_LOCK_MS, PRESENCE_MS } from '../../domain/limits';
import type { SessionUser } from '../context';
import type { Clock } from '../ports';
import type { ContentNeeds } from './content';
import { assertCanEdit, getContent } from './content';
import { type EditableItem, getItemEtag, openItem } from './drafts';

/** Another editor of the same item. */
type Collaborator = {
  /** Identifies the editor’s browser tab. */
  seat: string;
  name: string;
  photo: string;
  /** The field being edited; blocks of an article by their id: `story.b1`. Empty for none. */
  field: string;
  /** Fields reserved for this editor, who typed there recently. */
  writes: string[];
};

type Seat = Omit<Collaborator, 'writes'> & { seenAt: number };
type ItemPresence = { seats: Map<string, Seat>; writing: Map<string, { seat: string; until: number }> };

/**
 * Tracks which members edit which item and field (rule 62). In memory: after a restart, open forms report again within
 * seconds. Never blocks an editor; simultaneous changes are merged.
 */
export class Presence {
  readonly #rooms = new Map<string, ItemPresence>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Records an editor.
   * @param at.typed whether they typed since the last report, which reserves the field for 20 s unless it is
   * taken.
   * @returns the other editors.
   */
  report(
    itemId: string,
    editor: Pick<Collaborator, 'seat' | 'name' | 'photo'>,
    at: { field: string; typed: boolean },
  ): Collaborator[] {
    const now = this.#clock.now().getTime();
    this.#sweep(now);
    const itemPresence = this.#rooms.get(itemId) ?? { seats: new Map(), writing: new Map() };
    this.#rooms.set(itemId, itemPresence);
    itemPresence.seats.set(editor.seat, { ...editor, field: at.field, seenAt: now });
    const holder = itemPresence.writing.get(at.field)?.seat ?? editor.seat;
    if (at.typed && at.field && holder === editor.seat)
      itemPresence.writing.set(at.field, { seat: editor.seat, until: now + FIELD_LOCK_MS });
    return [...itemPresence.seats.values()]
      .filter(({ seat }) => seat !== editor.seat)
      .map(({ seenAt: _, ...other }) => ({
        ...other,
        writes: [...itemPresence.writing]
          .filter(([, { seat }]) => seat === other.seat)
          .map(([field]) => field),
      }));
  }

  /** Drops editors who have stopped reporting, with their fields, even after the clock was set back. */
  #sweep(now: number): void {
    for (const [itemId, { seats, writing }] of this.#rooms) {
      for (const [seat, { seenAt }] of seats) if (Math.abs(now - seenAt) > PRESENCE_MS) seats.delete(seat);
      for (const [field, { seat, until }] of writing)
        if (until <= now || until > now + FIELD_LOCK_MS || !seats.has(seat)) writing.delete(field);
      if (seats.size === 0) this.#rooms.delete(itemId);
    }
  }
}

/** A report of an open form: its position and the ETag it knows. */
type PresenceUpdate = { id: string; seat: string; field: string; typed: boolean; mark: string };

/**
 * Returns the other editors of an item, and the item if its ETag differs from `mark`. Called every few seconds, so it
 * only reads two numbers when nothing has changed.
 * @throws DomainError `forbidden`
 */
export async function pollItem(
  needs: ContentNeeds & { user: SessionUser; presence: Presence },
  name: KindName,
  { id, seat, field, typed, mark }: PresenceUpdate,
): Promise<{ others: Collaborator[]; item: EditableItem | undefined }> {
  const revision = await getPublicRevision(needs, name, id);
  assertCanEdit(needs, revision);
  // An unsaved new item has no other editors.
  if (getItemEtag(revision) === '') return { others: [], item: undefined };
  const { _id, name: memberName, photo } = needs.user;
  const editor = { seat: `${_id} ${seat}`, name: memberName, photo };
  const others = needs.presence.report(`${name} ${id}`, editor, { field, typed });
  return { others, item: getItemEtag(revision) === mark ? undefined : await openItem(needs, name, id) };
}

/** Returns the revisions behind the form’s ETag (`openItem`): built-in pages are public without a row. */
async function getPublicRevision({ db }: ContentNeeds, name: KindName, id: string): Promise<RevisionState> {
  const stored = await getRevisionState(db, name, id);
  if (stored.live || name !== 'page' || !findBuiltInPage(id)) return stored;
  const found = await getContent(name).store.byId(db, id);
  return { ...stored, live: found.kind === 'found' ? found.item : undefined };
}

import { getRevisionState, type RevisionState } from '../../db/drafts';
import { findBuiltInPage } from '../../db/pages';
import type { KindName } from '../../domain/kinds';
import { PRESENCE_MS, WRITING_MS } from '../../domain/limits';
import type { SessionUser } from '../context';
import type { Clock } from '../ports';
import type { ContentNeeds } from './content';
import { assertMayWrite, contentOf } from './content';
import { markOf, type Opened, openItem } from './drafts';

/** Somebody else who has the same item open. */
export type Other = {
  /** Names the window they sit at. */
  seat: string;
  name: string;
  photo: string;
  /** The field they are in, blocks of an article by their id: `story.b1`; empty for none. */
  field: string;
  /** Fields that are theirs because they typed there a moment ago. */
  writes: string[];
};

type Seat = Omit<Other, 'writes'> & { seenAt: number };
type Room = { seats: Map<string, Seat>; writing: Map<string, { seat: string; until: number }> };

/**
 * Who has which item open, and in which field (rule 62). In memory on purpose: it is about now, and after a restart
 * every open form tells it again within seconds. It asks nobody to wait; what two people write at once is merged.
 */
export class Presence {
  readonly #rooms = new Map<string, Room>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Tells that somebody is there.
   * @param at.typed whether they typed in their field since they told last: it is theirs then, for 20 s from now,
   * unless it is somebody else's already.
   * @returns the others.
   */
  tell(
    itemId: string,
    who: Pick<Other, 'seat' | 'name' | 'photo'>,
    at: { field: string; typed: boolean },
  ): Other[] {
    const now = this.#clock.now().getTime();
    this.#sweep(now);
    const room = this.#rooms.get(itemId) ?? { seats: new Map(), writing: new Map() };
    this.#rooms.set(itemId, room);
    room.seats.set(who.seat, { ...who, field: at.field, seenAt: now });
    const holder = room.writing.get(at.field)?.seat ?? who.seat;
    if (at.typed && at.field && holder === who.seat)
      room.writing.set(at.field, { seat: who.seat, until: now + WRITING_MS });
    return [...room.seats.values()]
      .filter(({ seat }) => seat !== who.seat)
      .map(({ seenAt: _, ...other }) => ({
        ...other,
        writes: [...room.writing].filter(([, { seat }]) => seat === other.seat).map(([field]) => field),
      }));
  }

  /** Who has not told for a while is gone, and with them what was theirs. Also after the clock was set back. */
  #sweep(now: number): void {
    for (const [itemId, { seats, writing }] of this.#rooms) {
      for (const [seat, { seenAt }] of seats) if (Math.abs(now - seenAt) > PRESENCE_MS) seats.delete(seat);
      for (const [field, { seat, until }] of writing)
        if (until <= now || until > now + WRITING_MS || !seats.has(seat)) writing.delete(field);
      if (seats.size === 0) this.#rooms.delete(itemId);
    }
  }
}

/** What somebody with a form open tells: where they are, and what they know of the item. */
export type Told = { id: string; seat: string; field: string; typed: boolean; mark: string };

/**
 * What is new of an item that somebody has open: the others who have, and the item itself when it stands elsewhere than
 * at `mark`. Asked every few seconds, so that it reads two numbers unless something is new.
 * @throws DomainError `forbidden`
 */
export async function followItem(
  needs: ContentNeeds & { user: SessionUser; presence: Presence },
  name: KindName,
  { id, seat, field, typed, mark }: Told,
): Promise<{ others: Other[]; item: Opened | undefined }> {
  const standing = await publicStandingOf(needs, name, id);
  assertMayWrite(needs, standing);
  // A new item that nobody saved yet is nobody else's business.
  if (markOf(standing) === '') return { others: [], item: undefined };
  const { _id, name: called, photo } = needs.user;
  const who = { seat: `${_id} ${seat}`, name: called, photo };
  const others = needs.presence.tell(`${name} ${id}`, who, { field, typed });
  return { others, item: markOf(standing) === mark ? undefined : await openItem(needs, name, id) };
}

/** Where an item stands as its form was told (`openItem`): a page that the site has by itself is public without a row. */
async function publicStandingOf({ db }: ContentNeeds, name: KindName, id: string): Promise<RevisionState> {
  const stored = await getRevisionState(db, name, id);
  if (stored.live || name !== 'page' || !findBuiltInPage(id)) return stored;
  const found = await contentOf(name).store.byId(db, id);
  return { ...stored, live: found.kind === 'found' ? found.item : undefined };
}

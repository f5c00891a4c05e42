import type { Db } from '../db/connection';
import type { AttachmentStore, Clock, ContentChanged, MediaIntake, MediaStore } from './ports';

/** A signed-in member of staff, as the session knows them. */
export type SessionUser = { _id: string; name: string; email: string; photo: string };

/** What lives as long as the process. */
export type Services = {
  db: Db;
  clock: Clock;
  mediaStore: MediaStore;
  intake: MediaIntake;
  attachments: AttachmentStore;
  /** Empties the page cache: called after every committed content write. */
  contentChanged: ContentChanged;
  /** Wakes the outbox job. */
  wakeOutbox: () => void;
};

/** What a use case may use: the services, and who asks. */
export type Context = Services & { user: SessionUser | undefined };

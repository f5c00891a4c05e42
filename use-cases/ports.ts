import type { Readable } from 'node:stream';
import type { ActorRef } from '../db/drafts';
import type { OutboxRow } from '../db/schema';
import type { SearchQuery, SearchResult } from '../db/search';
import type { Bytes } from '../domain/bytes';

/** What use cases need from outside. `server/compose.ts` plugs in the adapters. */

/** What only this site can make and read, by a key that is not in the database (rule 67). */
export interface Secrets {
  /** The same code for the same text each time; nobody else can work it out. */
  codeOf(text: string): string;
  seal(text: string): string;
  /** What was sealed; undefined when it was not by this key, or has changed since. */
  open(sealed: string): string | undefined;
}

/** Time, so that tests can move it. */
export interface Clock {
  now(): Date;
}

/** Files by key in one place: a folder or an S3 bucket (rule 39). */
export interface MediaPlace {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** Public address of a key: `/uploads/{key}`, or built from bucket, region and the URL-encoded key. */
  url(key: string): string;
  /** Throws when the store does not answer (readiness). */
  check(): Promise<void>;
}

export type StoredFile = { key: string; type: string };

/**
 * All files of images by key. They come in privately, and visitors get them once they were published: what is not public
 * lies in a folder of this machine that only staff are answered from, whatever keeps what is.
 */
export interface MediaStore extends MediaPlace {
  /** Moves the files of an image to their public addresses. What is there already, or lost, is left alone. */
  publish(files: readonly StoredFile[], url: string): Promise<void>;
  /** Takes the files of an image from their public addresses and keeps them privately. */
  withdraw(files: readonly StoredFile[], url: string): Promise<void>;
}

/** An image as it was stored: checked, decoded, stripped, re-encoded; recorded in the media table, shown by nothing. */
export interface StoredImage {
  id: string;
  url: string;
  pixel: string;
  width: number;
  height: number;
}

export type StoreOptions = {
  /** Pixels it is never shown wider than; as wide as a page when left out. */
  widest?: number | undefined;
  /** What it shows, where that is known. */
  alt?: string;
  /** Who brought it. */
  by?: ActorRef | undefined;
  /** It stays in the library, used or not; else it goes after a day without use. */
  kept?: boolean;
  /** The library does not show it before something uses it. */
  hidden?: boolean;
};

/** Checks, draws small and stores images, and lets them go. */
export interface ImageStorage {
  /**
   * @param bytes the file as it came; its content decides what it is, not its name.
   * @param name the file's name, kept in the key.
   * @throws DomainError `too_large` (over 2 MB, an SVG over 256 KB) or `invalid` (no image, or beyond the decoder's
   * limits).
   */
  store(bytes: Uint8Array, name: string, options?: StoreOptions): Promise<StoredImage>;
  /** Deletes what is in the trash now, in the background; failures are retried. */
  sweepSoon(): void;
  /**
   * Waits until files are where they belong after what was just committed: public ones at their addresses, others gone
   * from there. What fails or takes long goes on in the background.
   */
  settle(): Promise<void>;
}

/** Uploads on their way in: straight to the store, private until they were stored (rule 39). */
export interface IncomingUploads {
  /**
   * @returns where the browser POSTs the file as multipart: these fields first, then the file as `file`.
   * The store itself refuses more than the size an image may have.
   */
  target(type: string): Promise<{ key: string; url: string; fields: Record<string, string> }>;
  read(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** Removes what was left behind before a time. */
  sweep(before: Date): Promise<void>;
}

/** A file that came in: on disk, private, and gone again unless somebody keeps it. */
export interface ReceivedFile extends Bytes {
  /**
   * @param name what the sender called it.
   * @returns the key. The file is on disk (fsync) when this resolves.
   */
  keep(name: string): Promise<string>;
  /** Removes it, unless it was kept. */
  discard(): Promise<void>;
}

/** Private files of contact requests, never in the public bucket (rule 30). */
export interface AttachmentStore {
  /**
   * Writes a file as it comes, piece by piece.
   * @throws what `bytes` throws; nothing is left then.
   */
  receive(bytes: AsyncIterable<Uint8Array>): Promise<ReceivedFile>;
  /** The file as a stream; undefined when there is none. */
  open(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
}

/** Mails that were written as files because there was no server to hand them to. */
export interface WrittenMails {
  /** Removes the files of these messages, if there are any. */
  remove(messages: readonly Pick<OutboxRow, 'message_id' | 'created_at'>[]): Promise<void>;
}

/** What is public, by its words (docs/decisions/search.md). Whatever else is searched stands elsewhere. */
export interface SearchIndex {
  /** @returns the best finds first; none for no words. */
  find(query: SearchQuery): Promise<SearchResult>;
}

/** Told when something the public pages show was written. */
export type ContentChanged = () => void;

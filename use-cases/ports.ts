import type { Readable } from 'node:stream';
import type { ActorRef } from '../db/drafts';
import type { OutboxRow } from '../db/schema';
import type { SearchQuery, SearchResult } from '../db/search';
import type { Bytes } from '../domain/bytes';

/** The ports of the use cases. `server/compose.ts` provides the adapters. */

/** Encrypts and derives values with the site’s key, which isn’t in the database (rule 67). */
export interface Secrets {
  /** Derives a code from a text; deterministic, and unpredictable without the key. */
  getCode(text: string): string;
  seal(text: string): string;
  /** Decrypts a value; undefined if it was encrypted with another key or was changed. */
  open(sealed: string): string | undefined;
}

/** The time, adjustable in tests. */
export interface Clock {
  now(): Date;
}

/** A file store by key: a folder or an S3 bucket (rule 39). */
export interface MediaPlace {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** Returns the public URL of a key: `/uploads/{key}`, or built from bucket, region and encoded key. */
  url(key: string): string;
  /** Checks the store for the readiness check. @throws when it doesn’t respond. */
  check(): Promise<void>;
}

export type StoredFile = { key: string; type: string };

/**
 * All files of images. Files are private until they are published; private ones are always in a local folder that only
 * staff can access.
 */
export interface MediaStore extends MediaPlace {
  /** Moves the files of an image to their public URLs. Skips published and missing files. */
  publish(files: readonly StoredFile[], url: string): Promise<void>;
  /** Moves the files of an image from their public URLs to the private folder. */
  withdraw(files: readonly StoredFile[], url: string): Promise<void>;
}

/**
 * A stored image: validated, decoded, stripped and re-encoded, and recorded in the media table without uses.
 */
export interface StoredImage {
  id: string;
  url: string;
  pixel: string;
  width: number;
  height: number;
}

export type StoreOptions = {
  /** Largest width in pixels it is shown at; defaults to the page width. */
  widest?: number | undefined;
  /** Its alt text, if known. */
  alt?: string;
  /** The member who uploaded it. */
  by?: ActorRef | undefined;
  /** Whether it stays in the library while unused; otherwise it is deleted after a day. */
  kept?: boolean;
  /** Whether the library hides it until it is used. */
  hidden?: boolean;
};

/** Validates, resizes, stores and releases images. */
export interface ImageStorage {
  /**
   * @param bytes the file; its type comes from its content, not its name.
   * @param name the file name, part of the key.
   * @throws DomainError `too_large` (over 2 MB, or 256 KB for an SVG) or `invalid` (not an image, or beyond
   * the decoder’s limits).
   */
  store(bytes: Uint8Array, name: string, options?: StoreOptions): Promise<StoredImage>;
  /** Starts deleting the trash in the background; failures are retried. */
  sweepSoon(): void;
  /**
   * Waits until files match the last commit: public files published, others withdrawn. Failed or slow moves
   * continue in the background.
   */
  settle(): Promise<void>;
}

/** Direct uploads to the store, private until processed (rule 39). */
export interface IncomingUploads {
  /**
   * @returns the URL to POST to as multipart: these fields first, then the file as `file`. The store rejects
   * files over the size limit.
   */
  target(type: string): Promise<{ key: string; url: string; fields: Record<string, string> }>;
  read(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** Deletes leftovers older than a given time. */
  sweep(before: Date): Promise<void>;
}

/** A received private file on disk, deleted unless `keep` is called. */
export interface ReceivedFile extends Bytes {
  /**
   * @param name the sender’s file name.
   * @returns the key. The file is synced to disk when this resolves.
   */
  keep(name: string): Promise<string>;
  /** Deletes the file unless `keep` was called. */
  discard(): Promise<void>;
}

/** Private files of contact requests, never in the public bucket (rule 30). */
export interface AttachmentStore {
  /**
   * Writes a file as it arrives, in chunks.
   * @throws what `bytes` throws, after removing the partial file.
   */
  receive(bytes: AsyncIterable<Uint8Array>): Promise<ReceivedFile>;
  /** Opens a file as a stream; undefined if it is missing. */
  open(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
}

/** Emails written as files, because no mail server is configured. */
export interface WrittenMails {
  /** Deletes the files of these messages, if any. */
  remove(messages: readonly Pick<OutboxRow, 'message_id' | 'created_at'>[]): Promise<void>;
}

/** The index of public content (docs/decisions/search.md). */
export interface SearchIndex {
  /** Searches the index. @returns results, best first; none without words. */
  find(query: SearchQuery): Promise<SearchResult>;
}

/** Called after content of public pages was written. */
export type ContentChanged = () => void;

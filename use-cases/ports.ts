import type { Readable } from 'node:stream';
import type { ActorRef } from '../db/drafts';
import type { OutboxRow } from '../db/schema';
import type { SearchQuery, SearchResult } from '../db/search';
import type { ByteSource } from '../domain/bytes';

/** `server/compose.ts` provides the adapters for the interfaces in this file. */

/** Encryption and derivation with the site’s key, which isn’t in the database (rule 67). */
export interface Secrets {
  /** Derives a deterministic code that can’t be predicted without the key. */
  getCode(text: string): string;
  seal(text: string): string;
  /** Returns undefined for a value that was changed or encrypted with another key. */
  open(sealedText: string): string | undefined;
}

/** Clock whose time tests can adjust. */
export interface Clock {
  now(): Date;
}

/** A folder or an S3 bucket (rule 39). */
export interface MediaLocation {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** Returns `/uploads/{key}`, or the file’s URL in the bucket. */
  getUrl(key: string): string;
  /** @throws Error when the store doesn’t respond. */
  check(): Promise<void>;
}

export type StoredFile = { key: string; type: string };

/**
 * Store whose files are private until they are published. Private files are always in a local folder that only staff
 * can access.
 */
export interface MediaStore extends MediaLocation {
  /** Moves files to their public URLs. Skips published and missing files. */
  publish(files: readonly StoredFile[], url: string): Promise<void>;
  /** Moves files from their public URLs to the private folder. */
  unpublish(files: readonly StoredFile[], url: string): Promise<void>;
}

/** A re-encoded image without metadata, recorded in the media table without uses. */
export interface StoredImage {
  id: string;
  url: string;
  pixel: string;
  width: number;
  height: number;
}

export type ImageStoreOptions = {
  /** Largest displayed width in pixels; defaults to the page width. */
  maxWidth?: number | undefined;
  alt?: string;
  /** The member who uploaded the image. */
  by?: ActorRef | undefined;
  /** Whether the image stays in the library while unused. Otherwise it is deleted after a day. */
  kept?: boolean;
  /** Whether the library hides the image until an item uses it. */
  hidden?: boolean;
};

export interface ImageStorage {
  /**
   * @param bytes the file. Its content determines the type, not its name.
   * @param name the file name, which becomes a part of the key.
   * @throws DomainError `too_large` (over 2 MB, or 256 KB for an SVG) or `invalid` (not an image, or beyond the
   * decoder’s limits).
   */
  store(bytes: Uint8Array, name: string, options?: ImageStoreOptions): Promise<StoredImage>;
  /** Starts to delete files in the trash in the background. Failures are retried. */
  scheduleSweep(): void;
  /**
   * Waits until public files are published and all other files are private. Failed or slow moves continue in the
   * background.
   */
  settle(): Promise<void>;
}

/** Direct uploads to the store, which are private until processed (rule 39). */
export interface IncomingUploads {
  /**
   * @returns the URL for a multipart POST: the returned fields, then the file as `file`. The store rejects files over
   * the size limit.
   */
  createTarget(type: string): Promise<{ key: string; url: string; fields: Record<string, string> }>;
  read(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** Deletes older uploads that were never processed. */
  sweep(cutoff: Date): Promise<void>;
}

/** A received private file on disk, deleted unless `commit` is called. */
export interface ReceivedFile extends ByteSource {
  /**
   * @param name the sender’s file name.
   * @param key the key of a file that was imported from another site.
   * @returns the key, once the file is synced to disk.
   */
  commit(name: string, key?: string): Promise<string>;
  /** Deletes the file unless `commit` was called. */
  discard(): Promise<void>;
}

/** Attachments of contact requests, which are never in the public bucket (rule 30). */
export interface AttachmentStore {
  /**
   * Writes chunks as they arrive.
   * @throws any error of `bytes`, after deleting the partial file.
   */
  receive(bytes: AsyncIterable<Uint8Array>): Promise<ReceivedFile>;
  /** Returns undefined for a missing file. */
  open(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
}

type WrittenMail = Pick<OutboxRow, 'message_id' | 'created_at'>;

/** Emails written as files, because no mail server is configured. */
export interface WrittenMails {
  /** Reads the messages’ files, if they exist. */
  read(messages: readonly WrittenMail[]): Promise<{ name: string; content: Uint8Array }[]>;
  /** Deletes the messages’ files. Ignores messages without a file. */
  remove(messages: readonly WrittenMail[]): Promise<void>;
}

/** The index of public content (docs/decisions/search.md). */
export interface SearchIndex {
  /** Returns the best results first, or none if the query contains no words. */
  find(query: SearchQuery): Promise<SearchResult>;
}

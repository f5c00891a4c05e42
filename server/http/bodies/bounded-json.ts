import { isAscii } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/errors';
import { JSON_DEPTH_MAX, JSON_TEXT_MAX_BYTES, JSON_VALUES_MAX } from '../../../domain/limits';
import { messages } from '../../../domain/messages';
import { isRecord } from '../../../domain/record';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The start of a data image; escaped slashes (as PHP writes them) come behind it. */
const DATA_IMAGE = Buffer.from('data:image');
/** Shorter data images stay in the text: taking them out would cost more than parsing them. */
const DATA_IMAGE_MIN = 1_024;

const malformed = () => new DomainError('invalid', messages.malformedJson);

/**
 * Parses a JSON body within limits of depth, number of values and text (`domain/limits.ts`), which are checked before
 * `JSON.parse` runs: it takes seconds for what a body of megabytes can hold. Data images are copied past the parser.
 * @throws DomainError `invalid`, `too_large`
 */
export function parseBoundedJson(bytes: Buffer): unknown {
  const images = findDataImages(bytes);
  const mark = images.length > 0 ? `${randomUUID()}:` : undefined;
  let text = '';
  let at = 0;
  images.forEach(({ start, end }, index) => {
    text += `${bytes.toString('utf8', at, start)}${mark}${index}`;
    at = end;
  });
  text += bytes.toString('utf8', at);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  const restore = (found: string) =>
    mark && found.startsWith(mark) ? readDataImage(bytes, images[Number(found.slice(mark.length))]) : found;
  return finish(value, restore);
}

type Range = { start: number; end: number };

/** Checks the shape of JSON in one pass over its bytes, and finds the contents of long data images. */
function findDataImages(bytes: Buffer): Range[] {
  const images: Range[] = [];
  let imageBytes = 0;
  let depth = 0;
  let values = 1;
  const textMax = JSON_TEXT_MAX_BYTES;
  for (let at = 0; at < bytes.length; at++) {
    if (at - imageBytes > textMax) throw new DomainError('too_large', messages.tooLarge);
    switch (bytes[at]) {
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth++;
        if (depth > JSON_DEPTH_MAX) throw new DomainError('invalid', messages.tooDeep);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--;
        break;
      case COMMA:
        values++;
        if (values > JSON_VALUES_MAX) throw new DomainError('too_large', messages.tooManyValues);
        break;
      case QUOTE: {
        const start = at + 1;
        const isImage = bytes[start] === DATA_IMAGE[0] && startsAt(bytes, start, DATA_IMAGE);
        at = isImage ? bytes.indexOf(QUOTE, start) : findStringEnd(bytes, start);
        if (at < 0) throw malformed();
        if (isImage && at - start >= DATA_IMAGE_MIN) {
          images.push({ start, end: at });
          imageBytes += at - start;
        }
      }
    }
  }
  if (bytes.length - imageBytes > textMax) throw new DomainError('too_large', messages.tooLarge);
  return images;
}

const startsAt = (bytes: Buffer, at: number, beginning: Buffer): boolean =>
  bytes.subarray(at, at + beginning.length).equals(beginning);

/** The place of the quote that ends a string, or -1. Native search costs more where a text is full of escapes. */
function findStringEnd(bytes: Buffer, start: number): number {
  const last = start + JSON_TEXT_MAX_BYTES;
  for (let at = start; at < bytes.length; at++) {
    if (at > last) throw new DomainError('too_large', messages.tooLarge);
    if (bytes[at] === BACKSLASH) at++;
    else if (bytes[at] === QUOTE) return at;
  }
  return -1;
}

/** A data image is ASCII, so its bytes are its letters. @throws DomainError `invalid` */
function readDataImage(bytes: Buffer, range: Range | undefined): string {
  const slice = bytes.subarray(range?.start, range?.end);
  if (!isAscii(slice)) throw malformed();
  const text = slice.toString('latin1');
  if (!slice.includes(BACKSLASH)) return text;
  try {
    return JSON.parse(`"${text}"`);
  } catch {
    throw malformed();
  }
}

/** Puts data images back in place and refuses names that change what an object is. The depth is known to be small. */
function finish(value: unknown, restore: (text: string) => string): unknown {
  if (typeof value === 'string') return restore(value);
  if (Array.isArray(value)) return value.map(entry => finish(entry, restore));
  if (!isRecord(value)) return value;
  for (const name of Object.keys(value)) {
    const own = value[name];
    if (name === '__proto__' || (name === 'constructor' && isRecord(own) && Object.hasOwn(own, 'prototype')))
      throw malformed();
    if (typeof own === 'object' || typeof own === 'string') value[name] = finish(own, restore);
  }
  return value;
}

/** Takes JSON and nothing else; clients that name a type on every request may leave the body of a DELETE empty. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) =>
      body.length === 0 ? undefined : parseBoundedJson(body),
  );
}

import { isAscii } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/errors';
import { JSON_DEPTH_MAX, JSON_TEXT_MAX_BYTES, JSON_VALUES_MAX } from '../../../domain/limits';
import { messages } from '../../../domain/messages';
import { isRecord } from '../../../domain/record';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Start of a data image, without the slash that follows, because PHP escapes it. */
const DATA_IMAGE = Buffer.from('data:image');
/** Shorter data images remain in the text, because extracting them costs more than parsing them. */
const DATA_IMAGE_MIN = 1_024;

const createMalformedError = () => new DomainError('invalid', messages.malformedJson);

/**
 * Parses JSON within limits for depth, values and text (`domain/limits.ts`). Checks them first, because `JSON.parse`
 * can take seconds for megabytes. Data images bypass the parser.
 * @throws DomainError `invalid`, `too_large`
 */
export function parseBoundedJson(bytes: Buffer): unknown {
  const images = findDataImages(bytes);
  const placeholderPrefix = images.length > 0 ? `${randomUUID()}:` : undefined;
  let text = '';
  let offset = 0;
  images.forEach(({ start, end }, index) => {
    text += `${bytes.toString('utf8', offset, start)}${placeholderPrefix}${index}`;
    offset = end;
  });
  text += bytes.toString('utf8', offset);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw createMalformedError();
  }
  const restore = (placeholder: string) =>
    placeholderPrefix && placeholder.startsWith(placeholderPrefix)
      ? readDataImage(bytes, images[Number(placeholder.slice(placeholderPrefix.length))])
      : placeholder;
  return restoreDataImages(value, restore);
}

type Range = { start: number; end: number };

/** Checks the limits in one pass and finds long data images. */
function findDataImages(bytes: Buffer): Range[] {
  const images: Range[] = [];
  let imageBytes = 0;
  let depth = 0;
  let values = 1;
  const textMax = JSON_TEXT_MAX_BYTES;
  for (let index = 0; index < bytes.length; index++) {
    if (index - imageBytes > textMax) throw new DomainError('too_large', messages.tooLarge);
    switch (bytes[index]) {
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
        const start = index + 1;
        const isImage = bytes[start] === DATA_IMAGE[0] && hasPrefixAt(bytes, start, DATA_IMAGE);
        index = isImage ? bytes.indexOf(QUOTE, start) : findStringEnd(bytes, start);
        if (index < 0) throw createMalformedError();
        if (isImage && index - start >= DATA_IMAGE_MIN) {
          images.push({ start, end: index });
          imageBytes += index - start;
        }
      }
    }
  }
  if (bytes.length - imageBytes > textMax) throw new DomainError('too_large', messages.tooLarge);
  return images;
}

const hasPrefixAt = (bytes: Buffer, offset: number, prefix: Buffer): boolean =>
  bytes.subarray(offset, offset + prefix.length).equals(prefix);

/** Finds a string’s closing quote, or -1. Native search would be slower with many escapes. */
function findStringEnd(bytes: Buffer, start: number): number {
  const maxIndex = start + JSON_TEXT_MAX_BYTES;
  for (let index = start; index < bytes.length; index++) {
    if (index > maxIndex) throw new DomainError('too_large', messages.tooLarge);
    if (bytes[index] === BACKSLASH) index++;
    else if (bytes[index] === QUOTE) return index;
  }
  return -1;
}

/**
 * Reads a data image, which must be ASCII.
 * @throws DomainError `invalid`
 */
function readDataImage(bytes: Buffer, range: Range | undefined): string {
  const slice = bytes.subarray(range?.start, range?.end);
  if (!isAscii(slice)) throw createMalformedError();
  const text = slice.toString('latin1');
  if (!slice.includes(BACKSLASH)) return text;
  try {
    return JSON.parse(`"${text}"`);
  } catch {
    throw createMalformedError();
  }
}

/** Restores data images and rejects property names that could pollute prototypes. The depth has been checked. */
function restoreDataImages(value: unknown, restore: (text: string) => string): unknown {
  if (typeof value === 'string') return restore(value);
  if (Array.isArray(value)) return value.map(entry => restoreDataImages(entry, restore));
  if (!isRecord(value)) return value;
  for (const name of Object.keys(value)) {
    const child = value[name];
    if (
      name === '__proto__' ||
      (name === 'constructor' && isRecord(child) && Object.hasOwn(child, 'prototype'))
    )
      throw createMalformedError();
    if (typeof child === 'object' || typeof child === 'string')
      value[name] = restoreDataImages(child, restore);
  }
  return value;
}

/** Accepts only JSON. Some clients send DELETE with a content type and an empty body, so an empty body is valid. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) =>
      body.length === 0 ? undefined : parseBoundedJson(body),
  );
}

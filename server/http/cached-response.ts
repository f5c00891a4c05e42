import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const BROTLI_QUALITY = 9;
/** Bytes below which compressing costs more than it saves. */
const COMPRESSED_FROM = 512;

export type Encoding = 'br' | 'gzip';

/** A whole answer kept in memory: the bytes, their ETag, and their compressed forms once somebody asked. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  encoded: Map<Encoding, Buffer | Promise<Buffer>>;
  /** Called when a compressed form has joined. */
  onGrowth?: () => void;
};

/** Makes an answer to keep. @param headers at least `content-type`. */
export function makeAnswer(status: number, headers: Record<string, string>, text: string | Buffer): Answer {
  const body = Buffer.isBuffer(text) ? text : Buffer.from(text);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { status, headers, body, etag, encoded: new Map() };
}

/** Headers, key and the like. */
const OVERHEAD_BYTES = 1_024;

/** What an answer weighs in memory, by now. */
export const bytesOf = ({ body, encoded }: Answer): number =>
  [...encoded.values()].reduce(
    (sum, form) => sum + (Buffer.isBuffer(form) ? form.length : 0),
    OVERHEAD_BYTES + body.length,
  );

function encode(answer: Answer, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = answer.encoded.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br'
      ? brotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : gzipped(answer.body);
  answer.encoded.set(encoding, made);
  made.then(
    bytes => {
      answer.encoded.set(encoding, bytes);
      answer.onGrowth?.();
    },
    () => answer.encoded.delete(encoding),
  );
  return made;
}

/** Which of our encodings the client takes; Brotli first. */
function readAccepted(header: string): Encoding | undefined {
  const accepted = new Set(
    header
      .split(',')
      .map(part =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*q=/),
      )
      .filter(([, q]) => q === undefined || Number(q) > 0)
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') || accepted.has('*') ? 'gzip' : undefined;
}

/** Browsers send a handful of different headers; each is read once. */
const readBefore = new Map<string, Encoding | undefined>();
const READ_BEFORE_MAX = 100;

function acceptedEncoding(header = ''): Encoding | undefined {
  if (readBefore.has(header)) return readBefore.get(header);
  const encoding = readAccepted(header);
  if (readBefore.size < READ_BEFORE_MAX) readBefore.set(header, encoding);
  return encoding;
}

/** Pictures are compressed already. */
const isPicture = ({ headers }: Answer) => headers['content-type']?.startsWith('image/') ?? false;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` says that the client has this answer already. */
export const isHeld = (header: string | undefined, { status, etag }: Answer): boolean =>
  status === 200 &&
  header !== undefined &&
  (header === etag || header === '*' || header.split(',').some(tag => opaque(tag) === opaque(etag)));

/** The bytes a client gets that sends this `Accept-Encoding`, and how they are encoded. */
export function formOf(
  answer: Answer,
  accepts: string | undefined,
): { encoding: Encoding | undefined; body: Buffer | Promise<Buffer> } {
  const encoding = acceptedEncoding(accepts);
  return !encoding || answer.body.length < COMPRESSED_FROM || isPicture(answer)
    ? { encoding: undefined, body: answer.body }
    : { encoding, body: encode(answer, encoding) };
}

/** The headers of an answer itself. @param encoding of its bytes. */
export const headersOf = ({ headers, etag }: Answer, encoding?: Encoding): Record<string, string> => ({
  ...headers,
  etag,
  vary: 'Accept-Encoding',
  ...(encoding ? { 'content-encoding': encoding } : {}),
});

/** Sends a kept answer: 304 when the client has it, compressed when it may be. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply | Promise<FastifyReply> {
  if (isHeld(request.headers['if-none-match'], answer))
    return reply.code(304).headers(headersOf(answer)).send();
  const { encoding, body } = formOf(answer, request.headers['accept-encoding']);
  reply.code(answer.status).headers(headersOf(answer, encoding));
  return Buffer.isBuffer(body) ? reply.send(body) : body.then(bytes => reply.send(bytes));
}

import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const BROTLI_QUALITY = 9;
/** Minimum size (bytes) worth compressing. */
const COMPRESSED_MIN_BYTES = 512;

export type Encoding = 'br' | 'gzip';

/** A cached response: bytes, ETag, and compressed forms created on first use. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  encodedBodies: Map<Encoding, Buffer | Promise<Buffer>>;
  onGrowth?: () => void;
};

/** @param headers at least `content-type`. */
export function createCachedResponse(
  status: number,
  headers: Record<string, string>,
  text: string | Buffer,
): CachedResponse {
  const body = Buffer.isBuffer(text) ? text : Buffer.from(text);
  const etag = `W/"${hash('sha1', body, 'base64url')}"`;
  return { status, headers, body, etag, encodedBodies: new Map() };
}

/** Estimated size (bytes) of headers and cache key. */
const OVERHEAD_BYTES = 1_024;

/** Returns a response’s size in memory (bytes), including compressed forms. */
export const getMemorySize = ({ body, encodedBodies }: CachedResponse): number =>
  [...encodedBodies.values()].reduce(
    (sum, encodedBody) => sum + (Buffer.isBuffer(encodedBody) ? encodedBody.length : 0),
    OVERHEAD_BYTES + body.length,
  );

function encode(response: CachedResponse, encoding: Encoding): Buffer | Promise<Buffer> {
  const cachedBody = response.encodedBodies.get(encoding);
  if (cachedBody) return cachedBody;
  const compression =
    encoding === 'br'
      ? compressBrotli(response.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : compressGzip(response.body);
  response.encodedBodies.set(encoding, compression);
  compression.then(
    bytes => {
      response.encodedBodies.set(encoding, bytes);
      response.onGrowth?.();
    },
    () => response.encodedBodies.delete(encoding),
  );
  return compression;
}

/** Returns the best accepted encoding, preferring Brotli. */
function parseAcceptEncoding(header: string): Encoding | undefined {
  const acceptedEncodings = new Set(
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
  if (acceptedEncodings.has('br')) return 'br';
  return acceptedEncodings.has('gzip') || acceptedEncodings.has('*') ? 'gzip' : undefined;
}

/** Parsed `Accept-Encoding` headers. Browsers send only a few different values. */
const parsedHeaders = new Map<string, Encoding | undefined>();
const PARSED_HEADERS_MAX = 100;

function findAcceptedEncoding(header = ''): Encoding | undefined {
  if (parsedHeaders.has(header)) return parsedHeaders.get(header);
  const encoding = parseAcceptEncoding(header);
  if (parsedHeaders.size < PARSED_HEADERS_MAX) parsedHeaders.set(header, encoding);
  return encoding;
}

/** Returns whether a response is an image, which is already compressed. */
const isImage = ({ headers }: CachedResponse) => headers['content-type']?.startsWith('image/') ?? false;

const stripWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, '');

/** Returns whether the client’s copy is current. Compares ETags weakly, as RFC 9110 requires. */
export const isNotModified = (header: string | undefined, { status, etag }: CachedResponse): boolean =>
  status === 200 &&
  header !== undefined &&
  (header === etag ||
    header === '*' ||
    header.split(',').some(tag => stripWeakPrefix(tag) === stripWeakPrefix(etag)));

/** @param acceptEncoding the `Accept-Encoding` header. */
export function negotiateEncoding(
  response: CachedResponse,
  acceptEncoding: string | undefined,
): { encoding: Encoding | undefined; body: Buffer | Promise<Buffer> } {
  const encoding = findAcceptedEncoding(acceptEncoding);
  return !encoding || response.body.length < COMPRESSED_MIN_BYTES || isImage(response)
    ? { encoding: undefined, body: response.body }
    : { encoding, body: encode(response, encoding) };
}

export const getHeaders = (
  { headers, etag }: CachedResponse,
  encoding?: Encoding,
): Record<string, string> => ({
  ...headers,
  etag,
  vary: 'Accept-Encoding',
  ...(encoding ? { 'content-encoding': encoding } : {}),
});

/** Sends a cached response: 304 when unchanged, compressed if possible. */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  cachedResponse: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
  if (isNotModified(request.headers['if-none-match'], cachedResponse))
    return reply.code(304).headers(getHeaders(cachedResponse)).send();
  const { encoding, body } = negotiateEncoding(cachedResponse, request.headers['accept-encoding']);
  reply.code(cachedResponse.status).headers(getHeaders(cachedResponse, encoding));
  return Buffer.isBuffer(body) ? reply.send(body) : body.then(bytes => reply.send(bytes));
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const BROTLI_QUALITY = 9;
/** Bytes below which compressing costs more than it saves. */
const COMPRESSED_FROM = 512;

/** A whole answer kept in memory: the bytes, their ETag, and their compressed forms once somebody asked. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  encoded: Map<'br' | 'gzip', Promise<Buffer>>;
};

/** Makes an answer to keep. @param headers at least `content-type`. */
export function makeAnswer(status: number, headers: Record<string, string>, text: string | Buffer): Answer {
  const body = Buffer.isBuffer(text) ? text : Buffer.from(text);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { status, headers, body, etag, encoded: new Map() };
}

function encode(answer: Answer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const known = answer.encoded.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br'
      ? brotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : gzipped(answer.body);
  answer.encoded.set(encoding, made);
  return made;
}

/** Which of our encodings the client takes; Brotli first. */
function acceptedEncoding(header: string | undefined): 'br' | 'gzip' | undefined {
  const accepted = new Set(
    (header ?? '')
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

/** Pictures are compressed already. */
const isPicture = ({ headers }: Answer) => headers['content-type']?.startsWith('image/') ?? false;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` says that the client has this answer already. */
const isHeld = (header: string | undefined, { etag }: Answer) =>
  header === '*' || header?.split(',').some(tag => opaque(tag) === opaque(etag));

/** Sends a kept answer: 304 when the client has it, compressed when it may be. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  reply.headers(answer.headers).header('etag', answer.etag).header('vary', 'Accept-Encoding');
  if (answer.status === 200 && isHeld(request.headers['if-none-match'], answer))
    return reply.code(304).send();
  reply.code(answer.status);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding || answer.body.length < COMPRESSED_FROM || isPicture(answer)) return reply.send(answer.body);
  return reply.header('content-encoding', encoding).send(await encode(answer, encoding));
}

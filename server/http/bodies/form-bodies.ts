import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, getErrorCode } from '../../../domain/errors';
import { messages } from '../../../domain/messages';
import { declaredBytes, meterBody } from './meter';

/** Memory (bytes) that a form holds while its file streams to the disk: its fields, and what is between two reads. */
export const FORM_BYTES = 256 * 1_024;

/**
 * The parts of a multipart form one after the other, cut off over a limit or where they stall.
 * @param limit bytes of the whole request.
 * @throws DomainError `unsupported` (no multipart), `too_large`, `too_slow` or `invalid` (broken or truncated).
 */
export async function* formParts(request: FastifyRequest, limit: number): AsyncGenerator<Multipart> {
  const { raw } = request;
  if (!request.isMultipart()) throw new DomainError('unsupported', messages.notMultipart);
  if ((declaredBytes(raw) ?? 0) > limit) throw fileTooLarge();
  // The parser ends as it does when the connection fails.
  const meter = meterBody(limit, refusal => raw.emit('error', refusal));
  const count = (chunk: Buffer) => meter.count(chunk.length);
  raw.on('data', count);
  try {
    yield* request.parts();
  } catch (error) {
    throw asRefusal(error);
  } finally {
    meter.stop();
    raw.off('data', count);
    raw.unpipe();
  }
}

/** The bytes of a file in a form, as they come. @throws DomainError `too_large` beyond the size a file may have. */
export async function* fileBytes({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    throw asRefusal(error);
  }
  if (file.truncated) throw fileTooLarge();
}

export const fileTooLarge = () => new DomainError('too_large', messages.fileTooLarge);

/** Whatever the parser trips over lies in the form, not in us; it reports much of it as a fault of its own. */
function asRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const code = getErrorCode(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge();
  if (code === 'FST_FILES_LIMIT') return new DomainError('invalid', messages.oneFile);
  return new DomainError('invalid', messages.malformedForm);
}

/**
 * Hands on the one file of a form.
 * @param limit bytes of the whole request.
 * @throws DomainError when there is none, and what `formParts`, `fileBytes` and `store` throw.
 */
export async function receiveUpload(
  request: FastifyRequest,
  limit: number,
  store: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  let stored = false;
  for await (const part of formParts(request, limit)) {
    if (part.type !== 'file') continue;
    await store(fileBytes(part));
    stored = true;
  }
  if (!stored) throw new DomainError('invalid', messages.malformedForm);
}

import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, getErrorCode } from '../../../domain/errors';
import { messages } from '../../../domain/messages';
import { findDeclaredBytes, meterBody } from './meter';

/** Memory (bytes) that a form’s fields and buffer need while its file streams to disk. */
export const FORM_MEMORY_BYTES = 256 * 1_024;

/**
 * Iterates a multipart form’s parts. Stops when the form exceeds a limit or stalls.
 * @param limit bytes of the whole request.
 * @param limits limits of the parts. Defaults to those of the route.
 * @throws DomainError `unsupported` (not multipart), `too_large`, `too_slow` or `invalid` (broken or truncated).
 */
export async function* iterateFormParts(
  request: FastifyRequest,
  limit: number,
  limits?: NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits'],
): AsyncGenerator<Multipart> {
  const { raw } = request;
  if (!request.isMultipart()) throw new DomainError('unsupported', messages.notMultipart);
  if ((findDeclaredBytes(raw) ?? 0) > limit) throw createFileTooLargeError();
  // Ends the parser as if the connection had failed.
  const meter = meterBody(limit, error => raw.emit('error', error));
  const count = (chunk: Buffer) => meter.count(chunk.length);
  raw.on('data', count);
  try {
    yield* request.parts(limits && { limits });
  } catch (error) {
    throw toFormError(error);
  } finally {
    meter.stop();
    raw.off('data', count);
    raw.unpipe();
  }
}

/** @throws DomainError `too_large` over the size limit. */
export async function* readFileBytes({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    throw toFormError(error);
  }
  if (file.truncated) throw createFileTooLargeError();
}

const createFileTooLargeError = () => new DomainError('too_large', messages.fileTooLarge);

/** Attributes all parser errors to the form, although the parser reports some as internal. */
function toFormError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const code = getErrorCode(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return createFileTooLargeError();
  if (code === 'FST_FILES_LIMIT') return new DomainError('invalid', messages.oneFile);
  return new DomainError('invalid', messages.malformedForm);
}

/**
 * Passes a form’s only file to `store`.
 * @param limit bytes of the whole request.
 * @throws DomainError without a file, and any error of `iterateFormParts`, `readFileBytes` and `store`.
 */
export async function receiveUpload(
  request: FastifyRequest,
  limit: number,
  store: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  let isStored = false;
  for await (const part of iterateFormParts(request, limit)) {
    if (part.type !== 'file') continue;
    await store(readFileBytes(part));
    isStored = true;
  }
  if (!isStored) throw new DomainError('invalid', messages.malformedForm);
}

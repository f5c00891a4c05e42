import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { WIRE } from '../../domain/contact-form';
import { codeOf, DomainError, fieldRefusal } from '../../domain/errors';
import { ATTACHMENT_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';

/** The rest of the form may take this much beside the file. */
const FIELDS_MAX_BYTES = 1_048_576;
const REQUEST_MAX_BYTES = ATTACHMENT_MAX_BYTES + FIELDS_MAX_BYTES;
/** A form that has not arrived by then (ms) never will. */
const UPLOAD_MAX_MS = 100_000;

/** Two files, so that an input left empty beside a filled one is no second file. */
export const formLimits = {
  fileSize: ATTACHMENT_MAX_BYTES,
  files: 2,
  fields: 30,
  parts: 32,
  fieldSize: 65_536,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** A multipart form in memory: fields in their order, and the one file if there is one. */
export type ReceivedForm = {
  fields: { name: string; value: string }[];
  file: { name: string; bytes: Uint8Array } | undefined;
};

/**
 * Reads a multipart form under limits.
 * @throws DomainError `unsupported` (no multipart), `too_large` (the file) or `invalid` (broken, truncated,
 *   several files). What is left of the request then runs off, so that the client can read the answer.
 */
export async function receiveForm(request: FastifyRequest): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new DomainError('unsupported', messages.notMultipart);
  if (Number(request.headers['content-length'] ?? 0) > REQUEST_MAX_BYTES) throw fileTooLarge();
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('upload too slow')), UPLOAD_MAX_MS);
  });
  try {
    return await Promise.race([readParts(request.parts()), tooSlow]);
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw asRefusal(error);
  } finally {
    clearTimeout(timer);
  }
}

async function readParts(parts: AsyncIterable<Multipart>): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: [], file: undefined };
  for await (const part of parts) {
    if (part.type === 'field') {
      // Without a file name the parser takes a file for a field; it must not get lost in silence.
      if (isFileField(part.fieldname) && part.value) {
        throw fieldRefusal('unsupported', WIRE.file, messages.fileType);
      }
      if (part.valueTruncated) throw fieldRefusal('invalid', part.fieldname, messages.tooLong);
      form.fields.push({ name: part.fieldname ?? '', value: String(part.value) });
      continue;
    }
    const bytes = await part.toBuffer();
    // A file that is cut exactly between two chunks does not make toBuffer throw.
    if (part.file.truncated) throw fileTooLarge();
    if (!part.filename && bytes.length === 0) continue;
    if (!isFileField(part.fieldname))
      throw fieldRefusal('invalid', part.fieldname ?? '', messages.malformedForm);
    if (form.file) throw fieldRefusal('invalid', WIRE.file, messages.oneFile);
    form.file = { name: part.filename ?? '', bytes };
  }
  return form;
}

const isFileField = (name: string | undefined) => name?.replace(/\[\d*\]$/, '') === WIRE.file;

const fileTooLarge = () => fieldRefusal('too_large', WIRE.file, messages.fileTooLarge);

/** Whatever the parser trips over lies in the form, not in us; it reports much of it as a fault of its own. */
function asRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const code = codeOf(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge();
  if (code === 'FST_FILES_LIMIT') return fieldRefusal('invalid', WIRE.file, messages.oneFile);
  return new DomainError('invalid', messages.malformedForm);
}

import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { WIRE } from '../../domain/contact-form';
import { createFieldError, DomainError } from '../../domain/errors';
import { ATTACHMENT_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { ReceivedFile } from '../../use-cases/ports';
import { fileBytes, formParts } from '../http/bodies/form-bodies';

/** All fields together; the longest message there may be takes a third of it. */
const FIELDS_MAX_BYTES = 128 * 1_024;
/** The rest of the form may take this much beside the file. */
const REQUEST_MAX_BYTES = ATTACHMENT_MAX_BYTES + 1_048_576;

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

/** A multipart form: fields in their order, and the one file if there is one, which is on disk already. */
export type ReceivedForm = {
  fields: { name: string; value: string }[];
  file: { name: string; content: ReceivedFile } | undefined;
};

type StoreFile = (bytes: AsyncIterable<Uint8Array>) => Promise<ReceivedFile>;

/**
 * Reads a multipart form under limits.
 * @param store takes the file as it comes.
 * @throws DomainError `unsupported` (no multipart), `too_large` (the file), `too_slow` or `invalid` (broken,
 *   truncated, several files); nothing is left of the file then.
 */
export async function receiveForm(request: FastifyRequest, store: StoreFile): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: [], file: undefined };
  let fieldBytes = 0;
  try {
    for await (const part of formParts(request, REQUEST_MAX_BYTES)) {
      if (part.type === 'file') {
        if (!(await isLeftEmpty(part))) form.file = await takeFile(part, form, store);
        continue;
      }
      // Without a file name the parser takes a file for a field; it must not get lost in silence.
      if (isFileField(part.fieldname) && part.value) {
        throw createFieldError('unsupported', WIRE.file, messages.fileType);
      }
      if (part.valueTruncated) throw createFieldError('invalid', part.fieldname, messages.tooLong);
      const value = String(part.value);
      fieldBytes += Buffer.byteLength(value);
      if (fieldBytes > FIELDS_MAX_BYTES) throw new DomainError('invalid', messages.malformedForm);
      form.fields.push({ name: part.fieldname ?? '', value });
    }
    return form;
  } catch (error) {
    await form.file?.content.discard();
    throw ofTheFile(error);
  }
}

/** An input nobody chose a file for is sent all the same, without a name and without bytes. */
async function isLeftEmpty({ filename, file, fieldname }: MultipartFile): Promise<boolean> {
  if (filename) return false;
  for await (const _ of file) {
    throw isFileField(fieldname)
      ? createFieldError('unsupported', WIRE.file, messages.fileType)
      : createFieldError('invalid', fieldname, messages.malformedForm);
  }
  return true;
}

async function takeFile(part: MultipartFile, { file }: ReceivedForm, store: StoreFile) {
  if (!isFileField(part.fieldname))
    throw createFieldError('invalid', part.fieldname ?? '', messages.malformedForm);
  if (file) throw createFieldError('invalid', WIRE.file, messages.oneFile);
  return { name: part.filename, content: await store(fileBytes(part)) };
}

const isFileField = (name: string | undefined) => name?.replace(/\[\d*\]$/, '') === WIRE.file;

/** Only the file can make a form too large, or be one too many. */
function ofTheFile(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.errors) return error;
  if (error.kind === 'too_large') return createFieldError('too_large', WIRE.file, messages.fileTooLarge);
  return error.message === messages.oneFile ? createFieldError(error.kind, WIRE.file, error.message) : error;
}

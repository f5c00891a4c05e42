import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { FORM_FIELD_NAMES } from '../../domain/contact-form';
import { createFieldError, DomainError } from '../../domain/errors';
import { ATTACHMENT_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { ReceivedFile } from '../../use-cases/ports';
import { iterateFormParts, readFileBytes } from '../http/bodies/form-bodies';

/** Maximum size (bytes) of all fields, three times the longest message. */
const FIELDS_MAX_BYTES = 128 * 1_024;
const REQUEST_MAX_BYTES = ATTACHMENT_MAX_BYTES + 1_048_576;

/** Limits with room for two files, so that an empty input next to a filled one isn’t an error. */
export const formLimits = {
  fileSize: ATTACHMENT_MAX_BYTES,
  files: 2,
  fields: 30,
  parts: 32,
  fieldSize: 65_536,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** A received multipart form. Its file, if any, is already on disk. */
export type ReceivedForm = {
  fields: { name: string; value: string }[];
  file: { name: string; content: ReceivedFile } | undefined;
};

type StoreFile = (bytes: AsyncIterable<Uint8Array>) => Promise<ReceivedFile>;

/**
 * Reads a multipart form within limits. Deletes the file on failure.
 * @param store receives the file as it arrives.
 * @throws DomainError `unsupported` (not multipart), `too_large`, `too_slow` or `invalid` (broken, truncated or several
 * files).
 */
export async function receiveForm(request: FastifyRequest, store: StoreFile): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: [], file: undefined };
  let fieldBytes = 0;
  try {
    for await (const part of iterateFormParts(request, REQUEST_MAX_BYTES, formLimits)) {
      if (part.type === 'file') {
        if (!(await isEmptyFileInput(part))) form.file = await storeFormFile(part, form, store);
        continue;
      }
      // The parser treats a file without a name as a field. Rejecting the form avoids losing the file silently.
      if (isFileField(part.fieldname) && part.value) {
        throw createFieldError('unsupported', FORM_FIELD_NAMES.file, messages.fileType);
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
    throw toFileError(error);
  }
}

/** Returns whether a part is an empty file input, which browsers send without a name or bytes. */
async function isEmptyFileInput({ filename, file, fieldname }: MultipartFile): Promise<boolean> {
  if (filename) return false;
  for await (const _ of file) {
    throw isFileField(fieldname)
      ? createFieldError('unsupported', FORM_FIELD_NAMES.file, messages.fileType)
      : createFieldError('invalid', fieldname, messages.malformedForm);
  }
  return true;
}

async function storeFormFile(part: MultipartFile, { file }: ReceivedForm, store: StoreFile) {
  if (!isFileField(part.fieldname))
    throw createFieldError('invalid', part.fieldname ?? '', messages.malformedForm);
  if (file) throw createFieldError('invalid', FORM_FIELD_NAMES.file, messages.oneFile);
  return { name: part.filename, content: await store(readFileBytes(part)) };
}

const isFileField = (name: string | undefined) => name?.replace(/\[\d*\]$/, '') === FORM_FIELD_NAMES.file;

/** Attributes errors about size and number to the file, which is their only possible cause. */
function toFileError(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.errors) return error;
  if (error.kind === 'too_large')
    return createFieldError('too_large', FORM_FIELD_NAMES.file, messages.fileTooLarge);
  return error.message === messages.oneFile
    ? createFieldError(error.kind, FORM_FIELD_NAMES.file, error.message)
    : error;
}

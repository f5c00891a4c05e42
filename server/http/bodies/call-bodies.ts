import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/errors';
import { kinds, listedKindNames } from '../../../domain/kinds';
import { BATCH_CALLS_MAX } from '../../../domain/limits';
import { messages } from '../../../domain/messages';
import { BODY_KINDS } from './json-bodies';

/** Mutations that need no session. They are small and not batched. */
export const PUBLIC_MUTATIONS = [
  'members.signIn',
  'members.finishSignIn',
  'members.askForReset',
  'members.readLink',
  'members.acceptInvitation',
  'members.resetPassword',
];
/** Calls that contain items with their images. */
const ITEM_CALLS = listedKindNames.flatMap(kind =>
  ['create', 'update', 'preview'].map(call => `${kinds[kind].nouns}.${call}`),
);
/** Calls that contain draft changes or tables. */
const DRAFT_CALLS = ['content.saveDraft', 'redirects.importCsv'];
/** Calls with a small body that store large files. */
const UPLOAD_CALLS = ['media.begin', 'media.complete', 'media.add', 'media.replace'];

/** @throws DomainError `not_found` for a malformed path, `invalid` for too many calls */
export function parseCalls({ params }: FastifyRequest): string[] {
  const { path = '' } = params as { path?: string };
  const calls = decodePath(path).split(',');
  if (calls.length > BATCH_CALLS_MAX) throw new DomainError('invalid', messages.batchTooLong);
  return calls;
}

/** Decodes the path again, as tRPC does after the router, so that the limits apply to the same path. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new DomainError('not_found', messages.notFound);
  }
}

/** Returns the limits for the largest call in a batch. */
export function getBodyKind(request: FastifyRequest) {
  const calls = parseCalls(request);
  if (calls.some(call => ITEM_CALLS.includes(call))) return BODY_KINDS.item;
  if (calls.some(call => DRAFT_CALLS.includes(call))) return BODY_KINDS.draft;
  if (calls.some(call => UPLOAD_CALLS.includes(call))) return BODY_KINDS.upload;
  return calls.every(call => PUBLIC_MUTATIONS.includes(call)) ? BODY_KINDS.signIn : BODY_KINDS.call;
}

import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/errors';
import { kinds, listedKindNames } from '../../../domain/kinds';
import { BATCH_MAX } from '../../../domain/limits';
import { messages } from '../../../domain/messages';
import { BODY_KINDS } from './json-bodies';

/** Mutations that people without a session may call, one at a time: they bring a few fields. */
export const PUBLIC_MUTATIONS = [
  'members.signIn',
  'members.finishSignIn',
  'members.askForReset',
  'members.readLink',
  'members.acceptInvitation',
  'members.resetPassword',
];
/** Calls that bring items with their images. */
const ITEMS = listedKindNames.flatMap(kind =>
  ['create', 'update', 'preview'].map(call => `${kinds[kind].nouns}.${call}`),
);
/** Calls that bring what changed in a draft, or a table. */
const DRAFTS = ['content.saveDraft', 'redirects.importCsv'];
/** Calls that bring little and store much. */
const UPLOADS = ['media.begin', 'media.complete', 'media.add', 'media.replace'];

/** The calls that a request asks for. @throws DomainError `not_found`, `invalid` when they are too many */
export function callsIn({ params }: FastifyRequest): string[] {
  const { path = '' } = params as { path?: string };
  const calls = decoded(path).split(',');
  if (calls.length > BATCH_MAX) throw new DomainError('invalid', messages.batchTooLong);
  return calls;
}

/** tRPC decodes once more what the router has decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new DomainError('not_found', messages.notFound);
  }
}

/** Limits for the calls of a request: those of the largest. */
export function bodyKind(request: FastifyRequest) {
  const calls = callsIn(request);
  if (calls.some(call => ITEMS.includes(call))) return BODY_KINDS.item;
  if (calls.some(call => DRAFTS.includes(call))) return BODY_KINDS.draft;
  if (calls.some(call => UPLOADS.includes(call))) return BODY_KINDS.upload;
  return calls.every(call => PUBLIC_MUTATIONS.includes(call)) ? BODY_KINDS.signIn : BODY_KINDS.call;
}

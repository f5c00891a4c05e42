import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/errors';
import {
  CALL_MAX_BYTES,
  DRAFT_CALL_MAX_BYTES,
  FORM_MAX_BYTES,
  ITEM_MAX_BYTES,
  SIGN_IN_MAX_BYTES,
} from '../../../domain/limits';
import { messages } from '../../../domain/messages';
import type { DiskGuard } from '../../disk-guard';
import type { BodyBudget, BodyShare } from './body-budget';
import { findDeclaredBytes, hasBody, limitBody } from './meter';

/** Body requirements that are known before reading. */
type BodyKind = {
  limit: number;
  share: BodyShare;
  /** Whether the call stores something and needs disk space. */
  storesContent: boolean;
};

export const BODY_KINDS = {
  signIn: { limit: SIGN_IN_MAX_BYTES, share: 'visitors', storesContent: false },
  form: { limit: FORM_MAX_BYTES, share: 'visitors', storesContent: true },
  call: { limit: CALL_MAX_BYTES, share: 'staff', storesContent: false },
  draft: { limit: DRAFT_CALL_MAX_BYTES, share: 'staff', storesContent: true },
  upload: { limit: CALL_MAX_BYTES, share: 'staff', storesContent: true },
  item: { limit: ITEM_MAX_BYTES, share: 'items', storesContent: true },
} as const satisfies Record<string, BodyKind>;

declare module 'fastify' {
  interface FastifyContextConfig {
    body?: BodyKind;
  }
}

export type BodyGuards = { budget: BodyBudget; disk: DiskGuard };

/**
 * Reads JSON bodies within limits. Rejects early if possible, cuts off large or stalled bodies, and limits memory.
 * @param getKind called after authentication.
 */
export function registerJsonBodies(
  scope: FastifyInstance,
  { budget, disk }: BodyGuards,
  getKind: (request: FastifyRequest) => BodyKind,
): void {
  scope.addHook('preParsing', async (request, reply, payload) => {
    const { raw } = request;
    if (!hasBody(raw)) return payload;
    const { limit, share, storesContent } = getKind(request);
    const bytes = findDeclaredBytes(raw) ?? limit;
    if (bytes > limit) throw new DomainError('too_large', messages.tooLarge);
    if (storesContent) await disk.assertSpace();
    await budget.holdUntilResponse(reply, share, bytes);
    const body = limitBody(payload, limit);
    reply.raw.once('close', () => body.destroy());
    return body;
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/errors';
import {
  CALL_MAX_BYTES,
  DRAFT_CALL_MAX_BYTES,
  ITEM_MAX_BYTES,
  SIGN_IN_MAX_BYTES,
} from '../../../domain/limits';
import { messages } from '../../../domain/messages';
import type { DiskRoom } from '../../disk-room';
import type { BodyRoom, Share } from './body-room';
import { cutOff, declaredBytes, hasBody } from './meter';

/** What is settled of a request before its body is read. */
type BodyKind = {
  /** Bytes. */
  limit: number;
  share: Share;
  /** Whether something is stored, which needs room on the disk. */
  stores: boolean;
};

export const BODY_KINDS = {
  signIn: { limit: SIGN_IN_MAX_BYTES, share: 'visitors', stores: false },
  call: { limit: CALL_MAX_BYTES, share: 'staff', stores: false },
  draft: { limit: DRAFT_CALL_MAX_BYTES, share: 'staff', stores: true },
  upload: { limit: CALL_MAX_BYTES, share: 'staff', stores: true },
  item: { limit: ITEM_MAX_BYTES, share: 'items', stores: true },
} as const satisfies Record<string, BodyKind>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What bodies this route takes. */
    body?: BodyKind;
  }
}

export type BodyGuards = { room: BodyRoom; disk: DiskRoom };

/**
 * Reads the JSON bodies of a scope under limits: refused before a byte is read where that is known, cut off where they
 * grow over their limit or stall, and only so many in memory at once.
 * @param kindOf asked once who sends is settled.
 */
export function jsonBodies(
  scope: FastifyInstance,
  { room, disk }: BodyGuards,
  kindOf: (request: FastifyRequest) => BodyKind,
): void {
  scope.addHook('preParsing', async (request, reply, payload) => {
    const { raw } = request;
    if (!hasBody(raw)) return payload;
    const { limit, share, stores } = kindOf(request);
    const bytes = declaredBytes(raw) ?? limit;
    if (bytes > limit) throw new DomainError('too_large', messages.tooLarge);
    if (stores) await disk.ask();
    await room.hold(reply, share, bytes);
    const body = cutOff(payload, limit);
    reply.raw.once('close', () => body.destroy());
    return body;
  });
}

import type { FastifyReply } from 'fastify';

/** What storing adds to an item; a client may send it back, but it is not for it to change. */
export const STORED_FIELDS = ['_id', 'slug', 'oldSlugs', 'revision', 'createdAt', 'updatedAt'] as const;

/** A whole item, with the revision a careful client sends back as `If-Match`. */
export const sendItem = (reply: FastifyReply, item: { revision: number }) =>
  reply.header('etag', `"${item.revision}"`).send({ status: 'success', data: { data: item } });

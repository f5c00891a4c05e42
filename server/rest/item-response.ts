import type { FastifyReply } from 'fastify';

/** Fields that the site adds when it stores an item. Clients may send them back, but can’t change them. */
export const STORED_FIELDS = ['_id', 'slug', 'oldSlugs', 'revision', 'createdAt', 'updatedAt'] as const;

/** Sends an item with its revision, which clients can return as `If-Match`. */
export const sendItem = (reply: FastifyReply, item: { revision: number }) =>
  reply.header('etag', `"${item.revision}"`).send({ status: 'success', data: { data: item } });

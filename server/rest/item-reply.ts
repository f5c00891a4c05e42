import type { FastifyReply } from 'fastify';

/** A whole item, with the revision a careful client sends back as `If-Match`. */
export const sendItem = (reply: FastifyReply, item: { revision: number }) =>
  reply.header('etag', `"${item.revision}"`).send({ status: 'success', data: { data: item } });

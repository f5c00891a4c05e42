import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { requestById } from '../db/contact-requests';
import { DomainError } from '../domain/errors';
import { IMAGE_MAX_BYTES } from '../domain/limits';
import { messages } from '../domain/messages';
import { attachmentPath, incomingBase } from '../domain/paths';
import type { Services } from '../trpc/context';
import { cookieAsker } from './asker';
import type { IncomingFolder } from './media/incoming-folder';
import { jsonErrors } from './rest/errors';
import { isCrossOrigin } from './trpc';

type Needs = Services & { siteUrl: string; incomingFolder: IncomingFolder | undefined };

/** Files that only signed-in staff send or fetch: uploads to the folder store, attachments of requests. */
export async function staffFiles(app: FastifyInstance, needs: Needs): Promise<void> {
  const { db, attachments, siteUrl, incomingFolder } = needs;
  const secure = siteUrl.startsWith('https:');
  await app.register(async scope => {
    jsonErrors(scope);
    await scope.register(multipart, { limits: { files: 1, fileSize: IMAGE_MAX_BYTES, fields: 4 } });
    // Before a body is read.
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.method !== 'GET' && isCrossOrigin(request, siteUrl)) {
        throw new DomainError('forbidden', messages.crossOrigin);
      }
      const { user } = await cookieAsker(needs, request, reply, secure);
      if (!user) throw new DomainError('unauthorized', messages.tokenNotFound);
    });

    scope.get<{ Params: { id: string } }>(attachmentPath(':id'), async ({ params }, reply) => {
      const request = await requestById(db, params.id);
      const bytes = request?.attachment_key ? await attachments.get(request.attachment_key) : undefined;
      if (!request || !bytes) throw new DomainError('not_found', messages.notFound);
      return reply
        .header('content-type', request.attachment_type ?? 'application/octet-stream')
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(request.attachment_name ?? 'attachment')}`,
        )
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(Buffer.from(bytes));
    });

    if (!incomingFolder) return;
    scope.post<{ Params: { key: string } }>(`${incomingBase}/:key`, async (request, reply) => {
      if (!request.isMultipart()) throw new DomainError('unsupported', messages.notMultipart);
      const file = await request.file().catch(() => undefined);
      if (!file) throw new DomainError('invalid', messages.malformedForm);
      const bytes = await file.toBuffer().catch(() => {
        throw new DomainError('too_large', messages.fileTooLarge);
      });
      if (!(await incomingFolder.write(request.params.key, bytes)))
        throw new DomainError('not_found', messages.notFound);
      return reply.code(204).send();
    });
  });
}

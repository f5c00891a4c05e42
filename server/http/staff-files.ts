import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findEmailFile } from '../../db/emails';
import { findEnquiry } from '../../db/enquiries';
import { DomainError } from '../../domain/errors';
import { IMAGE_MAX_BYTES } from '../../domain/limits';
import { hasPermission, type Permission } from '../../domain/members/permissions';
import { messages } from '../../domain/messages';
import {
  adminPaths,
  getAttachmentPath,
  getEmailFilePath,
  getPersonExportPath,
  getReplyFilesPath,
  incomingBase,
  templateFilesPath,
} from '../../domain/paths';
import { getSignInPath } from '../../domain/return-to';
import type { Services, SessionUser } from '../../use-cases/context';
import { addReplyFiles, addTemplateFile } from '../../use-cases/enquiries/reply-files';
import type { ReceivedUpload } from '../../use-cases/enquiries/send';
import type { IncomingFolder } from '../media/incoming-folder';
import { packPersonFiles } from '../privacy';
import { registerJsonErrors } from '../rest/errors';
import { receiveForm } from '../rest/receive-form';
import type { CookieActor } from './actor';
import { FORM_MEMORY_BYTES, receiveUpload } from './bodies/form-bodies';
import type { BodyGuards } from './bodies/json-bodies';
import { isCrossOrigin } from './cross-origin';

/** Size limit (bytes) for an image with the form around it. */
const UPLOAD_MAX_BYTES = IMAGE_MAX_BYTES + 65_536;

type Needs = Pick<Services, 'db' | 'clock' | 'attachments' | 'writtenMails'> & {
  siteUrl: string;
  findActor: CookieActor;
  guards: BodyGuards;
  incomingFolder: IncomingFolder | undefined;
};

/** Receives files from signed-in staff, and serves attachments and exports of personal data to them. */
export async function registerStaffFiles(
  app: FastifyInstance,
  { db, clock, attachments, writtenMails, siteUrl, findActor, guards, incomingFolder }: Needs,
): Promise<void> {
  await app.register(async scope => {
    registerJsonErrors(scope);
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: { files: 1, fileSize: IMAGE_MAX_BYTES, fields: 4 } });
    // Leaves bodies of other types unread, to reject them with the site’s own message.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // Checks access before the body is read.
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.method !== 'GET' && isCrossOrigin(request, siteUrl)) {
        throw new DomainError('forbidden', messages.crossOrigin);
      }
      const { user } = await findActor(request, reply);
      if (user) return;
      // An expired session redirects to sign-in, like any admin page.
      if (request.url.startsWith(`${adminPaths.base}/`))
        return reply.redirect(getSignInPath(request.url), 302);
      throw new DomainError('unauthorized', messages.tokenNotFound);
    });

    /** @throws DomainError `forbidden` */
    async function requireMember(request: FastifyRequest, reply: FastifyReply, permission: Permission) {
      const { user } = await findActor(request, reply);
      if (!user || !hasPermission(user.role, permission))
        throw new DomainError('forbidden', messages.roleRefused);
      if (user.owesSecondFactor) throw new DomainError('forbidden', messages.secondFactorFirst);
      return user;
    }

    /** @throws DomainError `forbidden` for members who can’t read requests, and for spam. */
    async function findAccessibleEnquiry(request: FastifyRequest, reply: FastifyReply, id: string) {
      await requireMember(request, reply, 'enquiries.read');
      const enquiry = await findEnquiry(db, id);
      if (enquiry?.spam_at) throw new DomainError('forbidden', messages.attachmentInSpam);
      return enquiry;
    }

    type SentFile = { key: string | null; type: string | null; name: string | null };
    async function sendFile(reply: FastifyReply, { key, type, name }: SentFile) {
      const content = key ? await attachments.open(key) : undefined;
      if (!content) throw new DomainError('not_found', messages.notFound);
      return reply
        .header('content-type', type ?? 'application/octet-stream')
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeHeaderText(name ?? 'attachment')}`,
        )
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(content);
    }

    scope.get<{ Params: { id: string } }>(getAttachmentPath(':id'), async (request, reply) => {
      const enquiry = await findAccessibleEnquiry(request, reply, request.params.id);
      return sendFile(reply, {
        key: enquiry?.attachment_key ?? null,
        type: enquiry?.attachment_type ?? null,
        name: enquiry?.attachment_name ?? null,
      });
    });

    scope.get<{ Params: { id: string; file: string } }>(
      getEmailFilePath(':id', ':file'),
      async (request, reply) => {
        const enquiry = await findAccessibleEnquiry(request, reply, request.params.id);
        const file = await findEmailFile(db, request.params.file);
        if (!file || file.enquiry_id !== enquiry?.id) throw new DomainError('not_found', messages.notFound);
        return sendFile(reply, file);
      },
    );

    scope.get<{ Params: { id: string } }>(getPersonExportPath(':id'), async (request, reply) => {
      await requireMember(request, reply, 'enquiries.write');
      const enquiry = await findEnquiry(db, request.params.id);
      if (!enquiry) throw new DomainError('not_found', messages.notFound);
      return reply
        .type('application/gzip')
        .header('content-disposition', `attachment; filename="${enquiry.reference}-person.tar.gz"`)
        .send(packPersonFiles({ db, attachments, writtenMails }, enquiry.email));
    });

    /** Receives a file from a member who can reply to requests. */
    async function receiveReplyFile<Result>(
      request: FastifyRequest,
      reply: FastifyReply,
      use: (file: ReceivedUpload, user: SessionUser) => Promise<Result>,
    ): Promise<Result> {
      const user = await requireMember(request, reply, 'enquiries.write');
      const { disk, budget } = guards;
      await disk.assertSpace();
      await budget.holdUntilResponse(reply, 'staff', FORM_MEMORY_BYTES);
      const { file } = await receiveForm(request, attachments.receive);
      if (!file) throw new DomainError('invalid', messages.malformedForm);
      try {
        return await use(file, user);
      } finally {
        await file.content.discard();
      }
    }

    scope.post<{ Params: { id: string } }>(getReplyFilesPath(':id'), async (request, reply) => {
      await receiveReplyFile(request, reply, (file, user) =>
        addReplyFiles({ db, clock, attachments, user }, request.params.id, [file]),
      );
      return reply.code(204).send();
    });

    scope.post(templateFilesPath, (request, reply) => receiveReplyFile(request, reply, addTemplateFile));

    if (!incomingFolder) return;
    scope.post<{ Params: { key: string } }>(`${incomingBase}/:key`, async (request, reply) => {
      const { disk, budget } = guards;
      await disk.assertSpace();
      await budget.holdUntilResponse(reply, 'staff', FORM_MEMORY_BYTES);
      const { key } = request.params;
      if (!incomingFolder.isExpected(key)) throw new DomainError('not_found', messages.notFound);
      await receiveUpload(request, UPLOAD_MAX_BYTES, bytes => incomingFolder.write(key, bytes));
      return reply.code(204).send();
    });
  });
}

/** Encodes a name for headers. RFC 8187 escapes more characters than URLs do. */
const encodeHeaderText = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

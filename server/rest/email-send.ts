import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_FIELD_NAMES } from '../../domain/contact-form';
import { getSite } from '../../domain/current-site';
import { DomainError, type FieldError, HTTP_STATUS } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { emailSendPath, screens } from '../../domain/paths';
import { toDomainError } from '../../trpc/trpc';
import type { ContactForm } from '../../use-cases/enquiries/send';
import type { EnquiryThrottle } from '../../use-cases/enquiries/throttle';
import type { ReceivedFile } from '../../use-cases/ports';
import { FORM_MEMORY_BYTES } from '../http/bodies/form-bodies';
import type { BodyGuards } from '../http/bodies/json-bodies';
import { getNetwork } from '../http/network';
import { findField, rejectBots, toContactForm, toFormFieldErrors } from './contact-form';
import { findEnquiryOrigin } from './enquiry-origin';
import { sendErrorPage } from './error-page';
import { sendDomainError } from './errors';
import { formLimits, type ReceivedForm, receiveForm } from './receive-form';
import { getReturnPath, getThankYouPath } from './return-to';

type EmailSendOptions = {
  /** Resolves when the request is stored durably. */
  send: (form: ContactForm) => Promise<{ reference: string }>;
  /** Writes an attachment to disk as it arrives. */
  receive: (bytes: AsyncIterable<Uint8Array>, network: string) => Promise<ReceivedFile>;
  guards: BodyGuards;
  throttle: EnquiryThrottle;
  siteUrl: string;
};

/**
 * Serves `POST /email/send` (rules 29 and 43). Scripts and API clients get JSON, plain forms a redirect or a page.
 * Reads no cookies, so that other origins can use it.
 */
export async function registerEmailSend(
  app: FastifyInstance,
  { send, receive, guards: { disk, budget }, throttle, siteUrl }: EmailSendOptions,
): Promise<void> {
  /** Sends a received form. Deletes the attachment unless it was stored. */
  async function acceptForm(form: ReceivedForm, request: FastifyRequest): Promise<{ reference: string }> {
    try {
      rejectBots(form);
      const origin = findEnquiryOrigin(form, request.headers, new URL(siteUrl).hostname);
      return await throttle.accept(getNetwork(request), () => send({ ...toContactForm(form), origin }));
    } finally {
      await form.file?.content.discard();
    }
  }

  await app.register(async scope => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: formLimits });
    // Leaves bodies of other types unread, to reject them with the site’s own message.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => sendFormError(request, reply, error));

    scope.post(emailSendPath, async (request, reply) => {
      let page: string = screens.contact.path;
      const network = getNetwork(request);
      try {
        throttle.admit(network);
        await disk.assertSpace();
        await budget.holdUntilResponse(reply, 'visitors', FORM_MEMORY_BYTES);
        const form = await receiveForm(request, bytes => receive(bytes, network));
        page = getReturnPath(findField(form, FORM_FIELD_NAMES.returnTo));
        const { reference } = await acceptForm(form, request);
        if (acceptsHtml(request))
          return reply.redirect(getThankYouPath(page, findField(form, FORM_FIELD_NAMES.to)), 303);
        return reply.send({ status: 'success', reference });
      } catch (error) {
        return sendFormError(request, reply, error, page);
      }
    });
  });
}

export const acceptsHtml = (request: FastifyRequest) =>
  request.headers.accept?.includes('text/html') ?? false;

/** Sends an error in the client’s format. Rethrows internal errors for clients that don’t accept HTML. */
function sendFormError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  page: string = screens.contact.path,
) {
  const domainError = toDomainError(error) ?? toHeaderError(error);
  if (!domainError) {
    if (!acceptsHtml(request)) throw error;
    request.log.error({ err: error }, 'contact request failed');
    return sendErrorPage(reply, 500, { reasons: [messages.sendFailed], backUrl: page });
  }
  const { kind, message, retryAfter } = domainError;
  const errors = domainError.errors && toFormFieldErrors(domainError.errors);
  if (!acceptsHtml(request))
    return sendDomainError(reply, new DomainError(kind, message, { errors, retryAfter }));
  const reasons = errors?.map(toReason) ?? [message];
  return sendErrorPage(reply, HTTP_STATUS[kind], { reasons, backUrl: page, retryAfter });
}

/** Adds the current request types, because the page’s choices may be outdated. */
const toReason = ({ path, message }: FieldError): string =>
  path === FORM_FIELD_NAMES.department
    ? `${message}. ${messages.choicesNow(getSite().requestTypes)}`
    : message;

/** Converts Fastify’s error for an invalid `Content-Type` header. */
function toHeaderError(error: unknown): DomainError | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 415) return new DomainError('unsupported', messages.notMultipart);
  return status < 500 ? new DomainError('invalid', messages.malformedForm) : undefined;
}

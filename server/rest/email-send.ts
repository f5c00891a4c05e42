import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getSite } from '../../content/site';
import { WIRE } from '../../domain/contact-form';
import { DomainError, type FieldError, HTTP_STATUS } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { emailSendPath, screens } from '../../domain/paths';
import { toDomainError } from '../../trpc/trpc';
import type { ContactForm } from '../../use-cases/enquiries/send';
import type { EnquiryThrottle } from '../../use-cases/enquiries/throttle';
import type { ReceivedFile } from '../../use-cases/ports';
import { FORM_BYTES } from '../http/bodies/form-bodies';
import type { BodyGuards } from '../http/bodies/json-bodies';
import { networkOf } from '../http/network';
import { contactForm, field, refuseRobots, wireErrors } from './contact-form';
import { sendRefusal } from './errors';
import { formLimits, type ReceivedForm, receiveForm } from './receive-form';
import { refusalPage } from './refusal-page';
import { returnPath, thankYouPath } from './return-to';

export type EmailSendOptions = {
  /** Takes the request in; when it resolves the request is stored durably. */
  send: (form: ContactForm) => Promise<{ reference: string }>;
  /** Writes an attachment to the disk as it comes from a network. */
  receive: (bytes: AsyncIterable<Uint8Array>, network: string) => Promise<ReceivedFile>;
  guards: BodyGuards;
  throttle: EnquiryThrottle;
};

/**
 * `POST /email/send` (rules 29 and 43): JSON for script and outside clients, a redirect or
 * a page for a plain form post. It reads no cookie, so other origins may use it.
 */
export async function emailSend(
  app: FastifyInstance,
  { send, receive, guards: { disk, room }, throttle }: EmailSendOptions,
): Promise<void> {
  /** A file that was not kept is gone before the answer. */
  async function takeIn(received: ReceivedForm, network: string): Promise<{ reference: string }> {
    try {
      refuseRobots(received);
      return await throttle.accept(network, () => send(contactForm(received)));
    } finally {
      await received.file?.content.discard();
    }
  }

  await app.register(async scope => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: formLimits });
    // Anything else is left unread, so that it is refused in our words.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => refuse(request, reply, error));

    scope.post(emailSendPath, async (request, reply) => {
      let page: string = screens.contact.path;
      const network = networkOf(request);
      try {
        throttle.admit(network);
        await disk.ask();
        await room.hold(reply, 'visitors', FORM_BYTES);
        const received = await receiveForm(request, bytes => receive(bytes, network));
        page = returnPath(field(received, WIRE.returnTo));
        const { reference } = await takeIn(received, network);
        if (wantsPage(request)) return reply.redirect(thankYouPath(page, field(received, WIRE.to)), 303);
        return reply.send({ status: 'success', reference });
      } catch (error) {
        return refuse(request, reply, error, page);
      }
    });
  });
}

const wantsPage = (request: FastifyRequest) => request.headers.accept?.includes('text/html') ?? false;

/** Answers a refusal in the form the client reads; a fault of ours goes on to the server's own handler. */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  page: string = screens.contact.path,
) {
  const known = toDomainError(error) ?? fromFastify(error);
  if (!known) {
    if (!wantsPage(request)) throw error;
    request.log.error({ err: error }, 'contact request failed');
    return sendPage(reply, 500, [messages.sendFailed], page);
  }
  const errors = known.errors && wireErrors(known.errors);
  if (!wantsPage(request)) {
    return sendRefusal(
      reply,
      new DomainError(known.kind, known.message, { errors, retryAfter: known.retryAfter }),
    );
  }
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
  return sendPage(
    reply,
    HTTP_STATUS[known.kind],
    errors?.map(toReason) ?? [known.message],
    page,
    known.retryAfter,
  );
}

/** The choices of the page may be older than those of today. */
const toReason = ({ path, message }: FieldError): string =>
  path === WIRE.department ? `${message}. ${messages.choicesNow(getSite().requestTypes)}` : message;

const sendPage = (
  reply: FastifyReply,
  status: number,
  reasons: string[],
  page: string,
  retryAfter?: number,
) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(refusalPage(reasons, page, retryAfter));

/** What Fastify refuses by itself: a `Content-Type` header it cannot read. */
function fromFastify(error: unknown): DomainError | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 415) return new DomainError('unsupported', messages.notMultipart);
  return status < 500 ? new DomainError('invalid', messages.malformedForm) : undefined;
}

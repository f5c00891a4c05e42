import { LIST_MAX } from '../../../domain/limits';
import { apiBase, emailSendPath } from '../../../domain/paths';
import { signInSchema } from '../../../domain/user';
import { answer, failures, type Json, json, listOf, path, query, ref, success } from './parts';
import { contactForm, jsonSchema } from './schemas';

const range = [
  query('offset', 'Items to pass over', { type: 'integer', minimum: 0, default: 0 }),
  query('limit', 'Items at most', { type: 'integer', minimum: 0, maximum: LIST_MAX, default: LIST_MAX }),
];
const bearer = [{ bearer: [] }];
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The ETag of the item the change started from; 412 when somebody saved since',
  schema: { type: 'string' },
};

/** The five calls that cases and articles share. */
function itemPaths(base: string, tag: string, noun: string, filter: Json) {
  const stored = ref(tag);
  const card = ref(`${tag}Card`);
  const body = (schema: Json) => ({ required: true, content: json(schema) });
  return {
    [base]: {
      get: {
        tags: [tag],
        summary: `List ${noun}s, newest first`,
        parameters: [...range, filter],
        responses: { 200: answer('A range of the list', listOf(card)), ...failures('400') },
      },
      post: {
        tags: [tag],
        summary: `Create a ${noun}`,
        security: bearer,
        requestBody: body(ref(`${tag}Input`)),
        responses: {
          201: answer('The stored item', success(stored)),
          ...failures('400', '401', '409', '413', '415'),
        },
      },
    },
    [`${base}/{id}`]: {
      get: {
        tags: [tag],
        summary: `Read a ${noun} by id`,
        parameters: [path('id', 'The item’s _id')],
        responses: { 200: answer('The item', success(stored)), ...failures('404') },
      },
      patch: {
        tags: [tag],
        summary: `Change a ${noun}; fields left out stay as they are`,
        security: bearer,
        parameters: [path('id', 'The item’s _id'), ifMatch],
        requestBody: body(ref(`${tag}Patch`)),
        responses: {
          200: answer('The whole item', success(stored)),
          ...failures('400', '401', '404', '409', '412', '413', '415'),
        },
      },
      delete: {
        tags: [tag],
        summary: `Delete a ${noun} and its images`,
        security: bearer,
        parameters: [path('id', 'The item’s _id')],
        responses: { 204: answer('Deleted'), ...failures('401', '404') },
      },
    },
    [`${base}/slug/{slug}`]: {
      get: {
        tags: [tag],
        summary: `Read a ${noun} by slug`,
        parameters: [path('slug', 'Its slug, or an earlier one')],
        responses: {
          200: answer('The item itself, or where it moved', {
            oneOf: [
              stored,
              { type: 'object', required: ['newSlug'], properties: { newSlug: { type: 'string' } } },
            ],
          }),
          ...failures('404'),
        },
      },
    },
  };
}

/** Every call of the interface, by address and method. */
export const paths = {
  [`${apiBase}/users/login`]: {
    post: {
      tags: ['User'],
      summary: 'Open a session',
      requestBody: { required: true, content: json(jsonSchema(signInSchema)) },
      responses: {
        200: answer('A bearer token', {
          type: 'object',
          properties: {
            status: { const: 'success' },
            token: { type: 'string' },
            data: { type: 'object', properties: { user: ref('User') } },
          },
        }),
        ...failures('400', '401', '429'),
      },
    },
  },
  [`${apiBase}/users/logout`]: {
    get: {
      tags: ['User'],
      summary: 'End the session of the bearer token',
      security: bearer,
      responses: { 200: answer('Ended') },
    },
  },
  ...itemPaths(
    `${apiBase}/projects`,
    'Project',
    'case',
    query('domain', 'Only these domains; repeatable', { type: 'array', items: { type: 'string' } }),
  ),
  ...itemPaths(
    `${apiBase}/blogs`,
    'Blog',
    'article',
    query('tag', 'Only articles with all of these tags; repeatable', {
      type: 'array',
      items: { type: 'string' },
    }),
  ),
  [emailSendPath]: {
    post: {
      tags: ['Contact'],
      summary: 'Send a contact request',
      requestBody: { required: true, content: { 'multipart/form-data': { schema: contactForm } } },
      responses: {
        200: answer('Stored durably', {
          type: 'object',
          properties: { status: { const: 'success' }, reference: { type: 'string' } },
        }),
        303: answer('The same, for a plain form post that accepts text/html'),
        ...failures('400', '413', '415', '429'),
      },
    },
  },
};

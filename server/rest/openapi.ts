import { z } from 'zod';
import { site } from '../../content/site';
import { articleSchema } from '../../domain/article';
import { REQUEST_TYPES, WIRE } from '../../domain/contact-form';
import { ATTACHMENT_EXTENSIONS } from '../../domain/limits';
import { apiBase, emailSendPath } from '../../domain/paths';
import { projectSchema } from '../../domain/project';
import { signInSchema } from '../../domain/user';
import { READ_ONLY } from './writes';

type Json = Record<string, unknown>;

/** A schema as JSON Schema 2020-12, which OpenAPI 3.1 speaks. @param io whether defaults may be left out. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json) => ({ 'application/json': { schema } });
const answer = (description: string, schema?: Json) => ({
  description,
  ...(schema && { content: json(schema) }),
});

const success = (data: Json, more: Json = {}) => ({
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: { const: 'success' },
    ...more,
    data: { type: 'object', required: ['data'], properties: { data } },
  },
});
const listOf = (item: Json) =>
  success({ type: 'array', items: item }, { results: { type: 'integer' }, total: { type: 'integer' } });

const failures = (...statuses: string[]) =>
  Object.fromEntries(statuses.map(status => [status, { $ref: `#/components/responses/${status}` }]));

const path = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
const query = (name: string, description: string, schema: Json) => ({
  name,
  in: 'query',
  description,
  schema,
});
const range = [
  query('offset', 'Items to pass over', { type: 'integer', minimum: 0, default: 0 }),
  query('limit', 'Items at most', { type: 'integer', minimum: 0, maximum: 100, default: 100 }),
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

const storedFields = {
  _id: { type: 'string' },
  slug: { type: 'string' },
  oldSlugs: { type: 'array', items: { type: 'string' } },
  revision: { type: 'integer' },
  createdAt: { type: 'string', format: 'date-time' },
  updatedAt: { type: 'string', format: 'date-time' },
};

function itemSchemas(tag: string, schema: z.ZodObject, cardFields: string[]) {
  const output = jsonSchema(schema, 'output') as { properties: Json };
  const properties: Json = { ...output.properties, ...storedFields };
  const input = jsonSchema(schema) as { properties: Json };
  const sentBack = Object.fromEntries(
    READ_ONLY.map(name => [name, { description: 'May be sent back as it was read; it changes nothing' }]),
  );
  return {
    [`${tag}Input`]: input,
    [`${tag}Patch`]: { ...input, required: [], properties: { ...input.properties, ...sentBack } },
    [tag]: { type: 'object', properties },
    [`${tag}Card`]: {
      type: 'object',
      properties: Object.fromEntries(cardFields.map(name => [name, properties[name] ?? { type: 'string' }])),
    },
  };
}

const PROJECT_CARD = [
  '_id',
  'slug',
  'title',
  'domain',
  'heading',
  'description',
  'client',
  'location',
  'solution',
  'date',
  'backgroundColor',
  'img_preview',
  'createdAt',
  'updatedAt',
];
const ARTICLE_CARD = [
  '_id',
  'slug',
  'title',
  'tag',
  'excerpt',
  'timeToRead',
  'articleData',
  'articleImage',
  'articleImageAlt',
  'authorName',
  'createdAt',
  'updatedAt',
];

const FAILURES: Record<string, string> = {
  400: 'Malformed or invalid; `errors` names the fields',
  401: 'No token, or one that is invalid or expired',
  404: 'There is no such item',
  409: 'Another item has this title’s address',
  412: 'Somebody saved since the revision in If-Match',
  413: 'Too large',
  415: 'Not the expected media type',
  429: 'Too many requests; see Retry-After',
};

const contactForm = {
  type: 'object',
  required: [WIRE.fullName, WIRE.email, `${WIRE.department}[0]`],
  properties: {
    [WIRE.fullName]: { type: 'string' },
    [WIRE.companyName]: { type: 'string' },
    [WIRE.email]: { type: 'string', format: 'email' },
    [WIRE.description]: { type: 'string' },
    [`${WIRE.department}[0]`]: {
      enum: REQUEST_TYPES,
      description: 'One field a chosen type: department[0], department[1] …',
    },
    [WIRE.file]: {
      type: 'string',
      format: 'binary',
      description: `One file: ${ATTACHMENT_EXTENSIONS.join(', ')}; at most 10 MB`,
    },
    [WIRE.submissionId]: { type: 'string', description: 'The same id again is the same request' },
  },
};

/** The REST interface as OpenAPI 3.1, made from the schemas that check the requests (DECISIONS 3). */
export function openApi(siteUrl: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      description: 'Cases, articles and contact requests. Bodies are JSON unless stated.',
    },
    servers: [{ url: siteUrl }],
    tags: [
      { name: 'Project', description: 'Case studies' },
      { name: 'Blog', description: 'Articles' },
      { name: 'User' },
      { name: 'Contact' },
    ],
    paths: {
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
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([status, description]) => [
          status,
          answer(description, ref('Failure')),
        ]),
      ),
      schemas: {
        ...itemSchemas('Project', projectSchema, PROJECT_CARD),
        ...itemSchemas('Blog', articleSchema, ARTICLE_CARD),
        User: {
          type: 'object',
          properties: {
            _id: { type: 'string' },
            name: { type: 'string' },
            email: { type: 'string' },
            photo: { type: 'string' },
          },
        },
        Failure: {
          type: 'object',
          required: ['status', 'message'],
          properties: {
            status: { enum: ['fail', 'error'] },
            message: { type: 'string' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                properties: { path: { type: 'string' }, message: { type: 'string' } },
              },
            },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}

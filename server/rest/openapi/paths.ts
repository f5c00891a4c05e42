import { kinds, listedKindNames } from '../../../domain/kinds';
import { LIST_ITEMS_MAX, LIST_MAX_BYTES, SEARCH_LENGTH_MAX, SEARCH_PER_PAGE } from '../../../domain/limits';
import { apiSignInSchema } from '../../../domain/member';
import { apiBase, emailSendPath } from '../../../domain/paths';
import { SEARCH_KINDS } from '../../../domain/search/kinds';
import {
  createFailureResponses,
  createJsonContent,
  createListSchema,
  createPathParameter,
  createQueryParameter,
  createResponse,
  createSchemaRef,
  createSuccessSchema,
  type JsonObject,
} from './parts';
import { contactFormSchema, toJsonSchema } from './schemas';

const createRangeParameters = (nouns: string, maximum: number) => [
  createQueryParameter('offset', `Number of ${nouns} to skip`, { type: 'integer', minimum: 0, default: 0 }),
  createQueryParameter('limit', `Maximum number of ${nouns}`, {
    type: 'integer',
    minimum: 0,
    maximum,
    default: maximum,
  }),
];
const fields = {
  ...createQueryParameter('fields', 'Only these fields of each item: `title,slug`', {
    type: 'array',
    items: { type: 'string' },
  }),
  style: 'form',
  explode: false,
};
/** Clients that advance by the number of `results` instead of `limit` skip no item, even when a response ends early. */
const LIST_DESCRIPTION = `A range of the list, with complete items unless \`fields\` is given. It ends early after ${LIST_MAX_BYTES / 1_048_576} MB of items: continue at offset + results`;
const bearer = [{ bearer: [] }];
/** @param security empty for calls that need no token. */
const describeCall = (tag: string, operationId: string, summary: string, security: typeof bearer = []) => ({
  tags: [tag],
  operationId,
  summary,
  security,
});
const createBody = (content: JsonObject) => ({ required: true, content });
const itemId = createPathParameter('id', 'The item’s _id');
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'ETag of the item that the change is based on; 412 if it was saved since',
  schema: { type: 'string' },
};

function createItemPaths({ rest, noun }: (typeof kinds)[(typeof listedKindNames)[number]]) {
  const basePath = `${apiBase}/${rest.path}`;
  const tag = rest.schema;
  const filter = createQueryParameter(rest.filter.name, rest.filter.description, {
    type: 'array',
    items: { type: 'string' },
  });
  const storedRef = createSchemaRef(tag);
  const listedRef = createSchemaRef(`${tag}Listed`);
  return {
    [basePath]: {
      get: {
        ...describeCall(tag, `list${tag}s`, `List ${noun}s, newest first`),
        parameters: [...createRangeParameters('items', LIST_ITEMS_MAX), filter, fields],
        responses: {
          200: createResponse(LIST_DESCRIPTION, createListSchema(listedRef)),
          ...createFailureResponses('400'),
        },
      },
      post: {
        ...describeCall(tag, `create${tag}`, `Create a ${noun}`, bearer),
        requestBody: createBody(createJsonContent(createSchemaRef(`${tag}Input`))),
        responses: {
          201: createResponse('The stored item', createSuccessSchema(storedRef)),
          ...createFailureResponses('400', '401', '403', '409', '413', '415'),
        },
      },
    },
    [`${basePath}/{id}`]: {
      get: {
        ...describeCall(tag, `read${tag}`, `Read a ${noun} by id`),
        parameters: [itemId],
        responses: {
          200: createResponse('The item', createSuccessSchema(storedRef)),
          ...createFailureResponses('404'),
        },
      },
      patch: {
        ...describeCall(
          tag,
          `change${tag}`,
          `Update a ${noun}. Omitted fields stay unchanged, also inside objects; lists are replaced as a whole`,
          bearer,
        ),
        parameters: [itemId, ifMatch],
        requestBody: createBody(createJsonContent(createSchemaRef(`${tag}Patch`))),
        responses: {
          200: createResponse('The complete item', createSuccessSchema(storedRef)),
          ...createFailureResponses('400', '401', '403', '404', '409', '412', '413', '415'),
        },
      },
      delete: {
        ...describeCall(tag, `delete${tag}`, `Delete a ${noun} and its images`, bearer),
        parameters: [itemId],
        responses: { 204: createResponse('Deleted'), ...createFailureResponses('401', '403', '404') },
      },
    },
    [`${basePath}/slug/{slug}`]: {
      get: {
        ...describeCall(tag, `read${tag}BySlug`, `Read a ${noun} by slug`),
        parameters: [createPathParameter('slug', 'Its slug, or an earlier one')],
        responses: {
          200: createResponse('The item, or its new URL', {
            oneOf: [
              storedRef,
              { type: 'object', required: ['newSlug'], properties: { newSlug: { type: 'string' } } },
            ],
          }),
          ...createFailureResponses('404'),
        },
      },
    },
  };
}

/** Text in segments, with matches marked. */
const markedTextSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['text', 'marked'],
    properties: { text: { type: 'string' }, marked: { type: 'boolean' } },
  },
};
const searchHitSchema = {
  type: 'object',
  required: ['kind', 'title', 'href', 'note', 'excerpt', 'image'],
  properties: {
    kind: { enum: SEARCH_KINDS },
    title: markedTextSchema,
    href: { type: 'string', description: 'URL on the site' },
    note: {
      type: 'string',
      description: 'The domain of a case, the reading time of an article, or the type of a page',
    },
    excerpt: markedTextSchema,
    image: { type: 'string', description: 'URL of an image; empty if there is none' },
  },
};

export const openApiPaths = {
  [`${apiBase}/users/login`]: {
    post: {
      ...describeCall(
        'User',
        'login',
        'Create a session; `code` is required for accounts with two-factor authentication',
      ),
      requestBody: createBody(createJsonContent(toJsonSchema(apiSignInSchema))),
      responses: {
        200: createResponse('A bearer token', {
          type: 'object',
          properties: {
            status: { const: 'success' },
            token: { type: 'string' },
            data: { type: 'object', properties: { user: createSchemaRef('User') } },
          },
        }),
        ...createFailureResponses('400', '401', '429'),
      },
    },
  },
  [`${apiBase}/users/logout`]: {
    get: {
      ...describeCall('User', 'logout', 'End the session of the bearer token', bearer),
      responses: { 200: createResponse('Ended, or not found'), ...createFailureResponses('400') },
    },
  },
  ...Object.assign({}, ...listedKindNames.map(name => createItemPaths(kinds[name]))),
  [`${apiBase}/search`]: {
    get: {
      ...describeCall('Search', 'search', 'Search cases, articles and pages, best first'),
      parameters: [
        createQueryParameter('q', `Search terms; text beyond ${SEARCH_LENGTH_MAX} characters is ignored`, {
          type: 'string',
        }),
        createQueryParameter('kind', 'Only items of this type', { enum: SEARCH_KINDS }),
        ...createRangeParameters('results', SEARCH_PER_PAGE),
      ],
      responses: {
        200: createResponse('Search results', {
          ...createListSchema(searchHitSchema),
          description: '`counts` are results by type; `meant` is the corrected term if nothing matches `q`',
        }),
        ...createFailureResponses('400', '429'),
      },
    },
  },
  [emailSendPath]: {
    post: {
      ...describeCall('Contact', 'sendContactRequest', 'Send a contact request'),
      requestBody: createBody({ 'multipart/form-data': { schema: contactFormSchema } }),
      responses: {
        200: createResponse('Stored durably', {
          type: 'object',
          properties: { status: { const: 'success' }, reference: { type: 'string' } },
        }),
        303: createResponse('The same for a form post that accepts text/html'),
        ...createFailureResponses('400', '413', '415', '429'),
      },
    },
  },
};

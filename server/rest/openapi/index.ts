import { getSite } from '../../../domain/current-site';
import { createResponse, createSchemaRef } from './parts';
import { openApiPaths } from './paths';
import { openApiSchemas } from './schemas';

const FAILURES: Record<string, string> = {
  400: 'Malformed or invalid; `errors` names the fields',
  401: 'No token, or one that is invalid or expired',
  403: 'The role of the token’s user doesn’t allow it',
  404: 'Item not found',
  409: 'Another item has the slug of this title',
  412: 'The item was saved since the revision in If-Match',
  413: 'Too large',
  415: 'Not the expected media type',
  429: 'Too many requests; see Retry-After',
};

/** Creates the OpenAPI 3.1 document from the schemas that validate requests (rule 42). */
export function createOpenApi(siteUrl: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${getSite().name} API`,
      version: '1',
      description: 'Cases, articles and contact requests. Bodies are JSON unless stated.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: siteUrl }],
    tags: [
      { name: 'Project', description: 'Case studies' },
      { name: 'Blog', description: 'Articles' },
      { name: 'User', description: 'User sessions' },
      { name: 'Search', description: 'Search of public content' },
      { name: 'Contact', description: 'Contact requests of visitors' },
    ],
    paths: openApiPaths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([status, description]) => [
          status,
          createResponse(description, createSchemaRef('Failure')),
        ]),
      ),
      schemas: openApiSchemas,
    },
  };
}

import { getSite } from '../../../content/site';
import { answer, ref } from './parts';
import { paths } from './paths';
import { schemas } from './schemas';

/** Descriptions of errors by status. */
const FAILURES: Record<string, string> = {
  400: 'Malformed or invalid; `errors` names the fields',
  401: 'No token, or one that is invalid or expired',
  403: 'The role of whose token it is does not allow it',
  404: 'There is no such item',
  409: 'Another item has this title’s address',
  412: 'Somebody saved since the revision in If-Match',
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
      { name: 'User', description: 'Sessions of members of staff' },
      { name: 'Search', description: 'Finding what is public' },
      { name: 'Contact', description: 'What visitors send' },
    ],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([status, description]) => [
          status,
          answer(description, ref('Failure')),
        ]),
      ),
      schemas,
    },
  };
}

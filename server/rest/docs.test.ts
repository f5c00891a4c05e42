import { describe, expect, it } from 'vitest';
import { PROJECT_TITLE_MAX } from '../../domain/limits';
import { SITE_URL, testSite } from '../app.test-kit';

const site = testSite();
type Json = { [name: string]: Json };
type Operation = {
  tags: string[];
  summary: string;
  security: Json[];
  parameters?: { name: string; in: string; schema: Json }[];
  responses: Json;
};
type Spec = {
  openapi: string;
  info: Json;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; responses: Json; securitySchemes: Json };
};

const getSpec = async () => JSON.parse((await site.get('/api/v1/openapi.json')).text) as Spec;

async function listOperations() {
  const { paths } = await getSpec();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

describe('the OpenAPI document', () => {
  it("declares OpenAPI 3.1 and the site's URL in the OpenAPI document", async () => {
    const { headers } = await site.get('/api/v1/openapi.json');
    expect(headers['content-type']).toMatch('application/json');
    const { openapi, info, servers, components } = await getSpec();
    expect(openapi).toBe('3.1.0');
    expect(info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(servers).toEqual([{ url: SITE_URL }]);
    expect(components.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer' } });
  });

  it('lists every call of the specification in the OpenAPI document', async () => {
    const calls = (await listOperations())
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
      .sort();
    expect(calls).toEqual(
      [
        'POST /api/v1/users/login',
        'GET /api/v1/users/logout',
        ...['projects', 'blogs'].flatMap(list => [
          `GET /api/v1/${list}`,
          `POST /api/v1/${list}`,
          `GET /api/v1/${list}/{id}`,
          `PATCH /api/v1/${list}/{id}`,
          `DELETE /api/v1/${list}/{id}`,
          `GET /api/v1/${list}/slug/{slug}`,
        ]),
        'GET /api/v1/search',
        'POST /email/send',
      ].sort(),
    );
  });

  it('lists only existing calls with the right authentication in the OpenAPI document', async () => {
    for (const { method, path, operation } of await listOperations()) {
      const response = await site.send(method.toUpperCase(), path.replace(/\{\w+\}/g, 'nothing'));
      const needsToken = operation.security.length > 0 && !path.endsWith('/logout');
      const isUnknownItem = path.includes('{');
      if (needsToken)
        expect([path, response.status, response.data.message]).toEqual([path, 401, 'Token not found']);
      else if (method === 'get') expect([path, response.status]).toEqual([path, isUnknownItem ? 404 : 200]);
      else expect([path, [400, 415].includes(response.status)]).toEqual([path, true]);
      expect(operation.responses[response.status], `${method} ${path} ${response.status}`).toBeDefined();
    }
  });

  it('resolves every reference in the OpenAPI document', async () => {
    const openApi = await getSpec();
    const references = [...JSON.stringify(openApi).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, reference]) => reference,
    );
    expect(references.length).toBeGreaterThan(10);
    for (const reference of references) {
      const names = reference?.split('/') ?? [];
      const foundNode = names.reduce<Json | undefined>(
        (node, name) => node?.[name],
        openApi as unknown as Json,
      );
      expect(foundNode, reference).toBeDefined();
    }
    const tags = openApi.tags.map(({ name }) => name);
    for (const { path, operation } of await listOperations()) {
      expect(tags).toEqual(expect.arrayContaining(operation.tags));
      const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declaredParameters = operation.parameters?.filter(parameter => parameter.in === 'path') ?? [];
      expect(declaredParameters.map(({ name }) => name)).toEqual(pathParameters);
    }
  });

  it('includes the validation rules of requests in the OpenAPI document', async () => {
    const { schemas } = (await getSpec()).components;
    expect(schemas.ProjectInput).toMatchObject({
      required: ['title', 'description', 'domain', 'img_preview', 'customer'],
      properties: { title: { type: 'string', maxLength: PROJECT_TITLE_MAX } },
      additionalProperties: false,
    });
    expect(schemas.ProjectPatch?.required).toEqual([]);
    expect(schemas.BlogInput?.required).toEqual(
      expect.arrayContaining(['title', 'tag', 'timeToRead', 'articleImage', 'articleContent']),
    );
    expect(Object.keys(schemas.Blog?.properties ?? {})).toEqual(
      expect.arrayContaining(['_id', 'slug', 'oldSlugs', 'createdAt', 'updatedAt', 'articleData']),
    );
  });
});

it('lists every call on the documentation page, which loads no other files', async () => {
  const { status, headers, text } = await site.get('/api/v1/docs');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const { path } of await listOperations()) expect(text).toContain(path);
  expect(text).not.toMatch(/<script|<link|src=/);
});

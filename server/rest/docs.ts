import type { FastifyInstance } from 'fastify';
import { ink } from '../../art/shapes';
import { cachePerSite, getSite } from '../../domain/current-site';
import { apiBase } from '../../domain/paths';
import { createCachedResponse, sendCachedResponse } from '../http/cached-response';
import { escapeHtml } from '../http/escape';
import { createOpenApi } from './openapi';

type Operation = {
  summary: string;
  security?: unknown;
  parameters?: { name: string; in: string; description: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description?: string; $ref?: string }>;
};

const SPEC_PATH = `${apiBase}/openapi.json`;

const createStyle =
  () => `body{max-width:60rem;margin:2rem auto;padding:0 1.25rem;font:1rem/1.55 Arial,sans-serif;color:#161616}
h1,h2{line-height:1.1}h2{margin-top:3rem;padding-top:1rem;border-top:2px solid}section{margin:1.75rem 0}
h3{font:600 1.05rem/1.4 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}b{color:${ink.darkRed}}
table{border-collapse:collapse;width:100%;margin:.5rem 0}td,th{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #dedede}
pre{overflow:auto;background:#f6f6f6;padding:1rem;font-size:.875rem}summary{cursor:pointer;padding:.5rem 0}a{color:${ink.darkRed}}`;

const findSchemaName = (content: Record<string, unknown>) =>
  /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(content))?.[1];

type Spec = ReturnType<typeof createOpenApi>;

const getFailureText = (spec: Spec, reference: string | undefined) =>
  spec.components.responses[reference?.split('/').at(-1) ?? '']?.description ?? '';

function renderOperation(spec: Spec, method: string, path: string, operation: Operation) {
  const { summary, security, parameters = [], requestBody, responses } = operation;
  const body = requestBody && findSchemaName(requestBody.content);
  const rows = [
    ...parameters.map(({ name, in: location, description }) => [`${name} (${location})`, description]),
    ...(requestBody
      ? [['body', `${Object.keys(requestBody.content).join(', ')}${body ? `: ${body}` : ''}`]]
      : []),
    ...Object.entries(responses).map(([status, { description, $ref }]) => [
      status,
      description ?? getFailureText(spec, $ref),
    ]),
  ];
  return `<section><h3><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</h3><p>${escapeHtml(summary)}${security ? ' · bearer token' : ''}</p>
<table>${rows.map(([name = '', text = '']) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(text)}</td></tr>`).join('')}</table></section>`;
}

/** Renders the OpenAPI document as a self-contained page. */
function renderDocsPage(spec: Spec): string {
  const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation & { tags: string[] }>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
  const groups = spec.tags.map(({ name }) => {
    const tagOperations = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<h2>${escapeHtml(name)}</h2>${tagOperations.map(({ path, method, operation }) => renderOperation(spec, method, path, operation)).join('')}`;
  });
  const schemas = Object.entries(spec.components.schemas).map(
    ([name, schema]) =>
      `<details><summary><code>${name}</code></summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>API | ${escapeHtml(getSite().brandSuffix)}</title><style>${createStyle()}</style></head><body><main>
<h1>${escapeHtml(spec.info.title)}</h1><p>${escapeHtml(spec.info.description)} The same as a document: <a href="${SPEC_PATH}">OpenAPI 3.1</a>.</p>
${groups.join('')}<h2>Schemas</h2>${schemas.join('')}</main></body></html>`;
}

export function registerDocs(app: FastifyInstance, siteUrl: string): void {
  const getResponses = cachePerSite(() => {
    const spec = createOpenApi(siteUrl);
    const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };
    return {
      document: createCachedResponse(200, jsonHeaders, JSON.stringify(spec)),
      page: createCachedResponse(200, { 'content-type': 'text/html; charset=utf-8' }, renderDocsPage(spec)),
    };
  });
  app.get('/openapi.json', (request, reply) => sendCachedResponse(request, reply, getResponses().document));
  app.get('/docs', (request, reply) => sendCachedResponse(request, reply, getResponses().page));
}

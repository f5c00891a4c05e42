export type Json = Record<string, unknown>;

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const json = (schema: Json) => ({ 'application/json': { schema } });
export const response = (description: string, schema?: Json) => ({
  description,
  ...(schema && { content: json(schema) }),
});

/** Describes a successful response’s envelope (rule 42). */
export const successSchema = (data: Json, more: Json = {}) => ({
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: { const: 'success' },
    ...more,
    data: { type: 'object', required: ['data'], properties: { data } },
  },
});
export const createListSchema = (item: Json) =>
  successSchema({ type: 'array', items: item }, { results: { type: 'integer' }, total: { type: 'integer' } });

export const failureResponses = (...statuses: string[]) =>
  Object.fromEntries(statuses.map(status => [status, { $ref: `#/components/responses/${status}` }]));

export const path = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
export const query = (name: string, description: string, schema: Json) => ({
  name,
  in: 'query',
  description,
  schema,
});

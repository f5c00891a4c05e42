/** A part of a JSON Schema. */
export type Json = Record<string, unknown>;

/** References a schema by name. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** Describes a JSON body. */
export const json = (schema: Json) => ({ 'application/json': { schema } });
/** Describes a response with its optional schema. */
export const answer = (description: string, schema?: Json) => ({
  description,
  ...(schema && { content: json(schema) }),
});

/** Describes the envelope of a successful response (rule 42). */
export const success = (data: Json, more: Json = {}) => ({
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: { const: 'success' },
    ...more,
    data: { type: 'object', required: ['data'], properties: { data } },
  },
});
/** Creates the envelope of a list range. */
export const createListSchema = (item: Json) =>
  success({ type: 'array', items: item }, { results: { type: 'integer' }, total: { type: 'integer' } });

/** Describes the possible errors of a call by status. */
export const failures = (...statuses: string[]) =>
  Object.fromEntries(statuses.map(status => [status, { $ref: `#/components/responses/${status}` }]));

/** Describes a path parameter. */
export const path = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
/** Describes a query parameter. */
export const query = (name: string, description: string, schema: Json) => ({
  name,
  in: 'query',
  description,
  schema,
});

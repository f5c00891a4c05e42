/** A piece of JSON Schema. */
export type Json = Record<string, unknown>;

/** A schema by its name. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** A body in JSON. */
export const json = (schema: Json) => ({ 'application/json': { schema } });
/** An answer, and the schema its body follows when it has one. */
export const answer = (description: string, schema?: Json) => ({
  description,
  ...(schema && { content: json(schema) }),
});

/** The envelope of a successful answer (rule 42). */
export const success = (data: Json, more: Json = {}) => ({
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: { const: 'success' },
    ...more,
    data: { type: 'object', required: ['data'], properties: { data } },
  },
});
/** The envelope of a range of a list. */
export const listOf = (item: Json) =>
  success({ type: 'array', items: item }, { results: { type: 'integer' }, total: { type: 'integer' } });

/** The refusals a call may give, by status. */
export const failures = (...statuses: string[]) =>
  Object.fromEntries(statuses.map(status => [status, { $ref: `#/components/responses/${status}` }]));

/** A parameter in the path. */
export const path = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
/** A parameter in the query. */
export const query = (name: string, description: string, schema: Json) => ({
  name,
  in: 'query',
  description,
  schema,
});

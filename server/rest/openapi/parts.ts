export type JsonObject = Record<string, unknown>;

export const createSchemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const createJsonContent = (schema: JsonObject) => ({ 'application/json': { schema } });
export const createResponse = (description: string, schema?: JsonObject) => ({
  description,
  ...(schema && { content: createJsonContent(schema) }),
});

/** Describes a successful response’s envelope (rule 42). */
export const createSuccessSchema = (data: JsonObject, extraFields: JsonObject = {}) => ({
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: { const: 'success' },
    ...extraFields,
    data: { type: 'object', required: ['data'], properties: { data } },
  },
});
export const createListSchema = (item: JsonObject) =>
  createSuccessSchema(
    { type: 'array', items: item },
    { results: { type: 'integer' }, total: { type: 'integer' } },
  );

export const createFailureResponses = (...statuses: string[]) =>
  Object.fromEntries(statuses.map(status => [status, { $ref: `#/components/responses/${status}` }]));

export const createPathParameter = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
export const createQueryParameter = (name: string, description: string, schema: JsonObject) => ({
  name,
  in: 'query',
  description,
  schema,
});

import { z } from 'zod';
import { listManagers } from '../../../domain/colleague';
import { FORM_FIELD_NAMES } from '../../../domain/contact-form';
import { getSite } from '../../../domain/current-site';
import { kinds, listedKindNames } from '../../../domain/kinds';
import { ATTACHMENT_EXTENSIONS, ATTACHMENT_MAX_TEXT } from '../../../domain/limits';
import { findObjectSchema } from '../../../domain/patch';
import { getRestSchema } from '../../../domain/rest';
import { STORED_FIELDS } from '../item-response';
import { READ_ONLY_FIELDS } from '../writes';
import type { JsonObject } from './parts';

/**
 * Converts a schema to JSON Schema 2020-12, the dialect of OpenAPI 3.1.
 * @param io fields with defaults are optional in an `input` and required in an `output`.
 */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const storedFields: Record<(typeof STORED_FIELDS)[number], JsonObject> = {
  _id: { type: 'string' },
  slug: { type: 'string' },
  oldSlugs: { type: 'array', items: { type: 'string' } },
  revision: { type: 'integer' },
  createdAt: { type: 'string', format: 'date-time' },
  updatedAt: { type: 'string', format: 'date-time' },
};

/** Creates the schemas for creating, changing and reading an item. */
function createItemSchemas(tag: string, schema: z.ZodObject) {
  const output = toJsonSchema(schema, 'output') as { properties: JsonObject; required: string[] };
  const properties: JsonObject = { ...output.properties, ...storedFields };
  const input = toJsonSchema(schema) as { properties: JsonObject };
  const readOnlyProperties = Object.fromEntries(
    READ_ONLY_FIELDS.map(name => [name, { description: 'Read-only: sending it back has no effect' }]),
  );
  return {
    [`${tag}Input`]: { ...input, properties: { ...input.properties, ...readOnlyProperties } },
    [`${tag}Patch`]: toPatchSchema(schema, readOnlyProperties),
    [tag]: { ...output, properties, required: [...output.required, ...STORED_FIELDS] },
    // List entries contain only the requested fields.
    [`${tag}Listed`]: { ...output, properties, required: [] },
  };
}

/** Converts a schema for changes: no field is required, even in objects. `null` removes optional fields. */
function toPatchSchema(schema: z.ZodObject, extraProperties: JsonObject = {}): JsonObject {
  const jsonSchema = toJsonSchema(schema) as { properties: Record<string, JsonObject> };
  const properties = Object.entries(jsonSchema.properties).map(([name, property]) => {
    const objectField = findObjectSchema(schema.shape[name]);
    if (!objectField) {
      // Defaults are for new items. A change preserves omitted fields.
      const { default: _, ...rest } = property as { default?: unknown };
      return [name, rest];
    }
    const object = toPatchSchema(objectField.object);
    return [name, objectField.isOptional ? { anyOf: [object, { type: 'null' }] } : object];
  });
  return {
    ...jsonSchema,
    required: [],
    properties: { ...Object.fromEntries(properties), ...extraProperties },
  };
}

export const contactFormSchema = {
  type: 'object',
  required: [FORM_FIELD_NAMES.fullName, FORM_FIELD_NAMES.email, `${FORM_FIELD_NAMES.department}[0]`],
  properties: {
    [FORM_FIELD_NAMES.fullName]: { type: 'string' },
    [FORM_FIELD_NAMES.companyName]: { type: 'string' },
    [FORM_FIELD_NAMES.email]: { type: 'string', format: 'email' },
    [FORM_FIELD_NAMES.description]: { type: 'string' },
    [`${FORM_FIELD_NAMES.department}[0]`]: {
      get enum() {
        return getSite().requestTypes;
      },
      description: 'One field per selected type: department[0], department[1] …',
    },
    [FORM_FIELD_NAMES.file]: {
      type: 'string',
      format: 'binary',
      description: `One file: ${ATTACHMENT_EXTENSIONS.join(', ')}; at most ${ATTACHMENT_MAX_TEXT}`,
    },
    [FORM_FIELD_NAMES.to]: {
      get enum() {
        return ['', ...listManagers().map(({ key }) => key)];
      },
      description: 'Manager to whom it is addressed; any other value means no particular person',
    },
    [FORM_FIELD_NAMES.submissionId]: {
      type: 'string',
      description: 'Repeating an id repeats the same request',
    },
  },
};

export const openApiSchemas = {
  ...Object.assign(
    {},
    ...listedKindNames.map(name => createItemSchemas(kinds[name].rest.schema, getRestSchema(name))),
  ),
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
};

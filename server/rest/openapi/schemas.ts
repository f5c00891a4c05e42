import { z } from 'zod';
import { managers } from '../../../content/managers';
import { getSite } from '../../../content/site';
import { WIRE } from '../../../domain/contact-form';
import { kinds, listedKindNames } from '../../../domain/kinds';
import { ATTACHMENT_EXTENSIONS, ATTACHMENT_MAX_SIZE } from '../../../domain/limits';
import { findObjectSchema } from '../../../domain/patch';
import { getRestSchema } from '../../../domain/rest';
import { STORED_FIELDS } from '../item-reply';
import { READ_ONLY } from '../writes';
import type { Json } from './parts';

/** A schema as JSON Schema 2020-12, which OpenAPI 3.1 speaks. @param io whether defaults may be left out. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const storedFields: Record<(typeof STORED_FIELDS)[number], Json> = {
  _id: { type: 'string' },
  slug: { type: 'string' },
  oldSlugs: { type: 'array', items: { type: 'string' } },
  revision: { type: 'integer' },
  createdAt: { type: 'string', format: 'date-time' },
  updatedAt: { type: 'string', format: 'date-time' },
};

/** An item as it is created, changed and read. */
function itemSchemas(tag: string, schema: z.ZodObject) {
  const output = jsonSchema(schema, 'output') as { properties: Json; required: string[] };
  const properties: Json = { ...output.properties, ...storedFields };
  const input = jsonSchema(schema) as { properties: Json };
  const sentBack = Object.fromEntries(
    READ_ONLY.map(name => [name, { description: 'May be sent back as it was read; it changes nothing' }]),
  );
  return {
    [`${tag}Input`]: { ...input, properties: { ...input.properties, ...sentBack } },
    [`${tag}Patch`]: patchJson(schema, sentBack),
    [tag]: { ...output, properties, required: [...output.required, ...STORED_FIELDS] },
    // What is left of an item when only some of its fields were asked for.
    [`${tag}Listed`]: { ...output, properties, required: [] },
  };
}

/** A change: every field may be left out, also inside objects; `null` removes an optional one. */
function patchJson(schema: z.ZodObject, more: Json = {}): Json {
  const whole = jsonSchema(schema) as { properties: Record<string, Json> };
  const properties = Object.entries(whole.properties).map(([name, property]) => {
    const found = findObjectSchema(schema.shape[name]);
    if (!found) {
      // A default is what a new item gets; a change that leaves the field out keeps what is there.
      const { default: _, ...rest } = property as { default?: unknown };
      return [name, rest];
    }
    const object = patchJson(found.object);
    return [name, found.isOptional ? { anyOf: [object, { type: 'null' }] } : object];
  });
  return { ...whole, required: [], properties: { ...Object.fromEntries(properties), ...more } };
}

/** The contact form as `multipart/form-data`. */
export const contactForm = {
  type: 'object',
  required: [WIRE.fullName, WIRE.email, `${WIRE.department}[0]`],
  properties: {
    [WIRE.fullName]: { type: 'string' },
    [WIRE.companyName]: { type: 'string' },
    [WIRE.email]: { type: 'string', format: 'email' },
    [WIRE.description]: { type: 'string' },
    [`${WIRE.department}[0]`]: {
      get enum() {
        return getSite().requestTypes;
      },
      description: 'One field a chosen type: department[0], department[1] …',
    },
    [WIRE.file]: {
      type: 'string',
      format: 'binary',
      description: `One file: ${ATTACHMENT_EXTENSIONS.join(', ')}; at most ${ATTACHMENT_MAX_SIZE}`,
    },
    [WIRE.to]: {
      get enum() {
        return ['', ...managers().map(({ key }) => key)];
      },
      description: 'Manager who shall read it; anything else is for anyone',
    },
    [WIRE.submissionId]: { type: 'string', description: 'The same id again is the same request' },
  },
};

/** What calls take and give, by name. */
export const schemas = {
  ...Object.assign(
    {},
    ...listedKindNames.map(name => itemSchemas(kinds[name].rest.schema, getRestSchema(name))),
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

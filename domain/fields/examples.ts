import { isRecord } from '../record';
import { type Field, getField, listFieldNodes, type Schema } from './tree';

/** Fills missing parts with empty ones and drops unknown ones, so that incomplete or older sections still render. */
export function coerceToSchema(schema: Schema, value: unknown): unknown {
  const field = getField(schema, value);
  const { type, optional, isList, entry, options, fields } = field;
  if (optional && (value === undefined || value === null)) return undefined;
  const getEntryAt = (index: string) => (Array.isArray(value) ? value[Number(index)] : undefined);
  switch (type) {
    case 'group':
      if (isList) return fields.map(([name, item]) => coerceToSchema(item, getEntryAt(name)));
      return fromDefinedEntries(
        fields.map(([name, item]) => [name, coerceToSchema(item, isRecord(value) ? value[name] : undefined)]),
      );
    case 'rows':
    case 'words':
      return Array.isArray(value) && entry ? value.map(entryValue => coerceToSchema(entry, entryValue)) : [];
    case 'choice':
      if (options.includes(value as string)) return value;
      return optional ? undefined : options[0];
    case 'fixed':
      return options[0];
    case 'flag':
      return value === true;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : 0;
    default:
      return typeof value === 'string' ? value : '';
  }
}

const fromDefinedEntries = (entries: [name: string, value: unknown][]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** Creates the content of a new section. */
export function createExample(schema: Schema): unknown {
  const { meta, optional, type, isList, fields, options, entry, max } = getField(schema);
  if (meta.example !== undefined || optional) return meta.example;
  switch (type) {
    case 'group':
      if (isList) return fields.map(([, item]) => createExample(item));
      return fromDefinedEntries(fields.map(([name, field]) => [name, createExample(field)]));
    case 'rows':
    case 'words':
      return Array.from({ length: Math.min(3, max) }, () => entry && createExample(entry));
    case 'choice':
    case 'fixed':
      return options[0];
    case 'flag':
      return false;
    case 'number':
      return 0;
    default:
      return meta.label;
  }
}

/** Returns whether an editor has to replace a field's example text. */
const mustReplaceExample = ({ meta: { widget, isExamplePublishable } }: Field) =>
  !isExamplePublishable && (widget === undefined || widget === 'line' || widget === 'text');

/** Finds the schema's example texts that `value` still contains. Paths identify entries by index. */
export function findExamples(
  schema: Schema,
  value: unknown,
  path: string,
  example: unknown = createExample(schema),
): { path: string; text: string }[] {
  const field = getField(schema, value);
  const { type, entry } = field;
  if (!mustReplaceExample(field)) return [];
  if (type === 'group' && isRecord(value))
    return listFieldNodes(schema, value, path).flatMap(node =>
      findExamples(
        node.schema,
        value[node.name],
        node.path,
        isRecord(example) ? example[node.name] : undefined,
      ),
    );
  if (entry && Array.isArray(value)) {
    const examples = Array.isArray(example) ? example : [];
    return value.flatMap((entryValue, index) => {
      if (isRecord(entryValue)) return findExamples(entry, entryValue, `${path}.${index}`);
      return entryValue && examples.includes(entryValue)
        ? [{ path: `${path}.${index}`, text: String(entryValue) }]
        : [];
    });
  }
  const text = type === 'text' && typeof value === 'string' ? value.trim() : '';
  return text && text === example ? [{ path, text }] : [];
}

import type { Values } from '../../domain/publishing/merge';

const getShape = (value: unknown) =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/**
 * Converts a draft's values, which may be incomplete or outdated, to form values. Missing fields and fields of the
 * wrong type get the empty item's value.
 */
export function coerceValues<Input extends object>(empty: Input, values: Values): Input {
  const entries = Object.entries(empty).map(([name, fallback]) => {
    const value = values[name];
    // Optional values stay as stored.
    if (fallback === undefined) return [name, value];
    if (getShape(value) !== getShape(fallback)) return [name, fallback];
    if (getShape(value) === 'object')
      return [
        name,
        {
          ...fallback,
          ...coerceValues(fallback as object, value as Values),
          ...getOptionalFields(fallback as object, value as Values),
        },
      ];
    return [name, value];
  });
  return Object.fromEntries(entries) as Input;
}

/** Returns fields that the empty item lacks, such as an optional photo. */
const getOptionalFields = (empty: object, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(name in empty)));

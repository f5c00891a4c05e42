import type { Values } from '../../domain/publishing/merge';

const shapeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/**
 * The values of a draft as its form can show them: a draft holds whatever was sent, of an older version too. Fields of
 * another shape, and those that are missing, are as in an empty item.
 */
export function fitting<Input extends object>(empty: Input, values: Values): Input {
  const entries = Object.entries(empty).map(([name, fallback]) => {
    const value = values[name];
    // What may be left out is there as it was stored.
    if (fallback === undefined) return [name, value];
    if (shapeOf(value) !== shapeOf(fallback)) return [name, fallback];
    if (shapeOf(value) === 'object')
      return [
        name,
        {
          ...fallback,
          ...fitting(fallback as object, value as Values),
          ...extra(fallback as object, value as Values),
        },
      ];
    return [name, value];
  });
  return Object.fromEntries(entries) as Input;
}

/** Fields that an empty item leaves out, like a picture of somebody. */
const extra = (empty: object, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(name in empty)));

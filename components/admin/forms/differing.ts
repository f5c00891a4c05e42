import { textOf } from './refusals';

/** Names of the parts in which two versions of an item differ. */
export const differing = <Input extends object>(
  names: Record<keyof Input, string>,
  a: Input,
  b: Input,
): string[] =>
  (Object.keys(names) as (keyof Input)[])
    .filter(name => textOf(a[name]) !== textOf(b[name]))
    .map(name => names[name]);

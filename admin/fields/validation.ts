import { getValueAt, toFieldPath } from '../../domain/fields/path';
import type { Schema } from '../../domain/fields/tree';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { getDecorativePath } from '../../domain/publishing/pictures';
import { z } from '../../domain/zod';

/** What a server refused of a field. */
type Refusal = { path: string; message: string };
type Problems = ReadonlyMap<string, string>;

/**
 * What is wrong with the values of a form: of a field when it is left changed, of all when the form is submitted, and from
 * then on at every change of what was wrong. A refusal of the server is shown until its field changes.
 * @param stored makes what the schema checks of what the form holds.
 */
export function createValidation(
  schema: Schema,
  read: () => Values,
  stored: (values: Values) => Values = values => values,
) {
  let begun = read();
  let problems: Problems = new Map();
  /** Fields that were complained of. */
  const asked = new Set<string>();
  let refusals: (Refusal & { about: unknown })[] = [];
  const listeners = new Set<() => void>();

  /** The value of a field; of a picture's text also whether the picture is decorative. */
  const about = (path: string) => [getValueAt(read(), path), getValueAt(read(), getDecorativePath(path))];

  function check() {
    const values = read();
    const parsed = z.safeParse(schema, stored(values));
    const found = new Map<string, string>();
    for (const { path, message } of parsed.error?.issues ?? []) {
      const at = toFieldPath(values, path.join('.'));
      if (!found.has(at)) found.set(at, message);
    }
    return { parsed, found };
  }
  function show(found: Problems) {
    const shown = new Map([...found].filter(([path]) => asked.has(path)));
    refusals = refusals.filter(refusal => hasSameValue(refusal.about, about(refusal.path)));
    for (const { path, message } of refusals) if (!shown.has(path)) shown.set(path, message);
    if (hasSameValue([...shown], [...problems])) return;
    problems = shown;
    for (const listener of listeners) listener();
  }

  return {
    get: () => problems,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The form begins with other values. */
    begin() {
      begun = read();
      asked.clear();
      refusals = [];
      show(new Map());
    },
    /** A field is left. */
    blur(path: string) {
      if (hasSameValue(getValueAt(begun, path), getValueAt(read(), path))) return;
      asked.add(path);
      show(check().found);
    },
    /** What is asked of a field and of those inside it is shown. @returns whether nothing is wrong with them. */
    check(path: string): boolean {
      const { found } = check();
      const wrong = [...found.keys()].filter(at => `${at}.`.startsWith(`${path}.`));
      for (const at of wrong) asked.add(at);
      show(found);
      return wrong.length === 0;
    },
    /** Something changed. */
    changed() {
      if (asked.size > 0 || refusals.length > 0) show(check().found);
    },
    /** @returns the values as the schema has them; undefined where something is wrong. */
    submit(): unknown {
      const { parsed, found } = check();
      for (const path of found.keys()) asked.add(path);
      refusals = [];
      show(found);
      return parsed.success ? parsed.data : undefined;
    },
    /** Shows what the server refused, at fields that it names by places. */
    refuse(errors: readonly Refusal[]) {
      refusals = errors.map(({ path, message }) => {
        const at = toFieldPath(read(), path);
        return { path: at, message, about: about(at) };
      });
      show(check().found);
    },
  };
}

export type Validation = ReturnType<typeof createValidation>;

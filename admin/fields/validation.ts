import { getValueAt, toFieldPath } from '../../domain/fields/path';
import type { Schema } from '../../domain/fields/tree';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { getDecorativePath } from '../../domain/publishing/pictures';
import { z } from '../../domain/zod';

/** A field error of the server. */
type Refusal = { path: string; message: string };
type Problems = ReadonlyMap<string, string>;

/**
 * Tracks the problems of a form: checks a changed field on blur, all fields on submit, then every change of an
 * invalid field. A server error stays until its field changes.
 * @param stored converts form values to those that the schema checks.
 */
export function createValidation(
  schema: Schema,
  read: () => Values,
  stored: (values: Values) => Values = values => values,
) {
  let begun = read();
  let problems: Problems = new Map();
  /** Paths of fields that had a problem. */
  const asked = new Set<string>();
  let refusals: (Refusal & { about: unknown })[] = [];
  const listeners = new Set<() => void>();

  /** Returns the value of a field. The alt text of an image also depends on the decorative flag. */
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
    /** Clears all problems, for new values. */
    begin() {
      begun = read();
      asked.clear();
      refusals = [];
      show(new Map());
    },
    blur(path: string) {
      if (hasSameValue(getValueAt(begun, path), getValueAt(read(), path))) return;
      asked.add(path);
      show(check().found);
    },
    /** Shows problems of a field and of fields inside it. @returns whether there are none. */
    check(path: string): boolean {
      const { found } = check();
      const wrong = [...found.keys()].filter(at => `${at}.`.startsWith(`${path}.`));
      for (const at of wrong) asked.add(at);
      show(found);
      return wrong.length === 0;
    },
    changed() {
      if (asked.size > 0 || refusals.length > 0) show(check().found);
    },
    /** @returns the parsed values, or undefined if something is invalid. */
    submit(): unknown {
      const { parsed, found } = check();
      for (const path of found.keys()) asked.add(path);
      refusals = [];
      show(found);
      return parsed.success ? parsed.data : undefined;
    },
    /** Shows errors of the server, whose paths use row positions. */
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

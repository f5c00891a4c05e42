import { getValueAt, toFieldPath } from '../../domain/fields/path';
import type { Schema } from '../../domain/fields/tree';
import { getDecorativePath } from '../../domain/publishing/images';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { z } from '../../domain/zod';

type ServerError = { path: string; message: string };
type Problems = ReadonlyMap<string, string>;

/**
 * Checks a field on blur, all fields on submit, and invalid fields on every change. A server error stays until its
 * field changes.
 * @param toStored converts form values to those that the schema checks.
 */
export function createValidation(
  schema: Schema,
  read: () => Values,
  toStored: (values: Values) => Values = values => values,
) {
  let initialValues = read();
  let problems: Problems = new Map();
  /** Paths of fields whose problems may be shown. */
  const shownPaths = new Set<string>();
  let serverErrors: (ServerError & { about: unknown })[] = [];
  const listeners = new Set<() => void>();

  /** The validity of an image's alt text also depends on the decorative flag. */
  const toProblemPath = (path: string) => [
    getValueAt(read(), path),
    getValueAt(read(), getDecorativePath(path)),
  ];

  function check() {
    const values = read();
    const parsed = z.safeParse(schema, toStored(values));
    const found = new Map<string, string>();
    for (const { path, message } of parsed.error?.issues ?? []) {
      const at = toFieldPath(values, path.join('.'));
      if (!found.has(at)) found.set(at, message);
    }
    return { parsed, found };
  }
  function show(found: Problems) {
    const shown = new Map([...found].filter(([path]) => shownPaths.has(path)));
    serverErrors = serverErrors.filter(error => hasSameValue(error.about, toProblemPath(error.path)));
    for (const { path, message } of serverErrors) if (!shown.has(path)) shown.set(path, message);
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
    reset() {
      initialValues = read();
      shownPaths.clear();
      serverErrors = [];
      show(new Map());
    },
    blur(path: string) {
      if (hasSameValue(getValueAt(initialValues, path), getValueAt(read(), path))) return;
      shownPaths.add(path);
      show(check().found);
    },
    /** Checks a field and the fields inside it. @returns whether all are valid. */
    check(path: string): boolean {
      const { found } = check();
      const invalidPaths = [...found.keys()].filter(at => `${at}.`.startsWith(`${path}.`));
      for (const at of invalidPaths) shownPaths.add(at);
      show(found);
      return invalidPaths.length === 0;
    },
    hasChanged() {
      if (shownPaths.size > 0 || serverErrors.length > 0) show(check().found);
    },
    /** @returns the parsed values, or undefined if something is invalid. */
    submit(): unknown {
      const { parsed, found } = check();
      for (const path of found.keys()) shownPaths.add(path);
      serverErrors = [];
      show(found);
      return parsed.success ? parsed.data : undefined;
    },
    /** Server paths contain row indexes, which are converted to IDs. */
    setServerErrors(errors: readonly ServerError[]) {
      serverErrors = errors.map(({ path, message }) => {
        const at = toFieldPath(read(), path);
        return { path: at, message, about: toProblemPath(at) };
      });
      show(check().found);
    },
  };
}

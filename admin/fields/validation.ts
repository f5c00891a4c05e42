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
  readValues: () => Values,
  toStored: (values: Values) => Values = values => values,
) {
  let initialValues = readValues();
  let problems: Problems = new Map();
  /** Paths of fields whose problems may be shown. */
  const shownPaths = new Set<string>();
  let serverErrors: (ServerError & { valueAtError: unknown })[] = [];
  const listeners = new Set<() => void>();

  /** Reads the values to check. The validity of an image's alt text also depends on the decorative flag. */
  const readCheckedValues = (path: string) => [
    getValueAt(readValues(), path),
    getValueAt(readValues(), getDecorativePath(path)),
  ];

  function check() {
    const values = readValues();
    const result = z.safeParse(schema, toStored(values));
    const foundProblems = new Map<string, string>();
    for (const { path, message } of result.error?.issues ?? []) {
      const fieldPath = toFieldPath(values, path.join('.'));
      if (!foundProblems.has(fieldPath)) foundProblems.set(fieldPath, message);
    }
    return { parsed: result, foundProblems };
  }
  function showProblems(foundProblems: Problems) {
    const shownProblems = new Map([...foundProblems].filter(([path]) => shownPaths.has(path)));
    serverErrors = serverErrors.filter(error =>
      hasSameValue(error.valueAtError, readCheckedValues(error.path)),
    );
    for (const { path, message } of serverErrors)
      if (!shownProblems.has(path)) shownProblems.set(path, message);
    if (hasSameValue([...shownProblems], [...problems])) return;
    problems = shownProblems;
    for (const listener of listeners) listener();
  }

  return {
    get: () => problems,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reset() {
      initialValues = readValues();
      shownPaths.clear();
      serverErrors = [];
      showProblems(new Map());
    },
    blur(path: string) {
      if (hasSameValue(getValueAt(initialValues, path), getValueAt(readValues(), path))) return;
      shownPaths.add(path);
      showProblems(check().foundProblems);
    },
    /** Checks a field and the fields inside it. Returns whether all are valid. */
    check(path: string): boolean {
      const { foundProblems } = check();
      const invalidPaths = [...foundProblems.keys()].filter(invalidPath =>
        `${invalidPath}.`.startsWith(`${path}.`),
      );
      for (const invalidPath of invalidPaths) shownPaths.add(invalidPath);
      showProblems(foundProblems);
      return invalidPaths.length === 0;
    },
    revalidate() {
      if (shownPaths.size > 0 || serverErrors.length > 0) showProblems(check().foundProblems);
    },
    /** @returns the parsed values, or undefined if something is invalid. */
    submit(): unknown {
      const { parsed, foundProblems } = check();
      for (const path of foundProblems.keys()) shownPaths.add(path);
      serverErrors = [];
      showProblems(foundProblems);
      return parsed.success ? parsed.data : undefined;
    },
    /** Shows the server's errors, whose paths contain row indexes instead of IDs. */
    setServerErrors(errors: readonly ServerError[]) {
      serverErrors = errors.map(({ path, message }) => {
        const fieldPath = toFieldPath(readValues(), path);
        return { path: fieldPath, message, valueAtError: readCheckedValues(fieldPath) };
      });
      showProblems(check().foundProblems);
    },
  };
}

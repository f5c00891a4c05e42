import { useRef, useState } from 'react';
import { readStorage, writeStorage } from '../../browser-storage';
import type { LogoDraft } from '../brand/LogoField';

/** Values that were entered in the steps but not saved. */
type PersistedFields = {
  /** Facts by field path. */
  facts?: Record<string, unknown>;
  /** Null removes the logo. */
  logo?: LogoDraft | null;
  offered?: string[];
  start?: 'keep' | 'remove';
};

const KEY = 'staff:welcome';

function readFields(): PersistedFields {
  try {
    const { name, line, accent, contact = {}, ...stored } = JSON.parse(readStorage(KEY) ?? '{}');
    // Version 0.2 stored facts as text.
    const { inEea, ...texts } = contact;
    const facts = {
      name,
      line,
      accent,
      ...texts,
      ...(inEea && { inEea: inEea === 'true' }),
      ...stored.facts,
    };
    return {
      ...stored,
      facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    };
  } catch {
    return {};
  }
}

/** Stores entered values in this browser until the server has saved them, so Back and reloads don't lose them. */
export function usePersistedFields() {
  const [fields, setFields] = useState(readFields);
  /** The latest values, which callbacks read after waiting for a response. */
  const latestFields = useRef(fields);
  function change(newFields: PersistedFields) {
    latestFields.current = newFields;
    setFields(newFields);
    writeStorage(KEY, JSON.stringify(newFields));
  }
  return {
    typed: fields,
    set: (changes: PersistedFields) => change({ ...latestFields.current, ...changes }),
    discard(field: keyof PersistedFields) {
      const { [field]: _, ...others } = latestFields.current;
      change(others);
    },
  };
}

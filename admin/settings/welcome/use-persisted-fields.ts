import { useRef, useState } from 'react';
import type { LogoDraft } from '../brand/LogoField';

/** Values entered in the steps and not saved yet. */
type PersistedFields = {
  /** Facts by field path. The accent is separate, because it may not be a valid colour yet. */
  facts?: Record<string, unknown>;
  /** Null removes the logo. */
  logo?: LogoDraft | null;
  accent?: string;
  offered?: string[];
  start?: 'keep' | 'remove';
};

const KEY = 'staff:welcome';

function read(): PersistedFields {
  try {
    const { name, line, contact = {}, ...stored } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    // Version 0.2 stored facts as text.
    const { inEea, ...texts } = contact;
    const facts = { name, line, ...texts, ...(inEea && { inEea: inEea === 'true' }), ...stored.facts };
    return {
      ...stored,
      facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    };
  } catch {
    return {};
  }
}

function write(text: PersistedFields): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(text));
  } catch {
    // Without storage, the values are lost when the page closes.
  }
}

/** Stores entered values in this browser until they are saved, to survive Back and reloads. */
export function usePersistedFields() {
  const [inputText, setInputText] = useState(read);
  /** Latest values, also for callbacks that started before a response arrived. */
  const latest = useRef(inputText);
  function change(next: PersistedFields) {
    latest.current = next;
    setInputText(next);
    write(next);
  }
  return {
    typed: inputText,
    set: (changed: PersistedFields) => change({ ...latest.current, ...changed }),
    /** Discards the stored value of a saved field. */
    discard(field: keyof PersistedFields) {
      const { [field]: _, ...others } = latest.current;
      change(others);
    },
  };
}

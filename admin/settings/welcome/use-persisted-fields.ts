import { useRef, useState } from 'react';
import type { LogoDraft } from '../brand/LogoField';

/** What was typed into the steps and is not saved yet. */
type PersistedFields = {
  /** Facts by the paths of their fields; the colour apart, which may be no colour yet. */
  facts?: Record<string, unknown>;
  /** Null takes the logo away. */
  logo?: LogoDraft | null;
  accent?: string;
  offered?: string[];
  start?: 'keep' | 'remove';
};

const KEY = 'staff:welcome';

function read(): PersistedFields {
  try {
    const { name, line, contact = {}, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    // Version 0.2 kept facts as texts.
    const { inEea, ...texts } = contact;
    const facts = { name, line, ...texts, ...(inEea && { inEea: inEea === 'true' }), ...kept.facts };
    return {
      ...kept,
      facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    };
  } catch {
    return {};
  }
}

function write(typed: PersistedFields): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** Keeps what is typed in this browser, through Back and a reload, until it is saved. */
export function usePersistedFields() {
  const [typed, setTyped] = useState(read);
  /** What is kept by now, also for who asked before an answer came. */
  const latest = useRef(typed);
  function change(next: PersistedFields) {
    latest.current = next;
    setTyped(next);
    write(next);
  }
  return {
    typed,
    set: (changed: PersistedFields) => change({ ...latest.current, ...changed }),
    /** What is stored by now needs no keeping. */
    forget(field: keyof PersistedFields) {
      const { [field]: _, ...others } = latest.current;
      change(others);
    },
  };
}

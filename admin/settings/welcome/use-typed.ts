import { useState } from 'react';
import type { TriedLogo } from '../brand/LogoField';
import type { FactTexts } from '../fact-fields';

/** What was typed into the steps and is not saved yet. */
export type Typed = {
  name?: string;
  line?: string;
  /** Null takes the logo away. */
  logo?: TriedLogo | null;
  accent?: string;
  contact?: FactTexts;
  offered?: string[];
  start?: 'keep' | 'remove';
};

const KEY = 'staff:welcome';

function read(): Typed {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function write(typed: Typed): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** Keeps what is typed in this browser, through Back and a reload, until it is saved. */
export function useTyped() {
  const [typed, setTyped] = useState(read);
  function change(next: Typed) {
    setTyped(next);
    write(next);
  }
  return {
    typed,
    set: (changed: Typed) => change({ ...typed, ...changed }),
    /** What is stored by now needs no keeping. */
    forget: (...fields: (keyof Typed)[]) =>
      change(
        Object.fromEntries(Object.entries(typed).filter(([field]) => !fields.some(each => each === field))),
      ),
  };
}

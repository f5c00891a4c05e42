import { type RefObject, useEffect, useRef } from 'react';
import { getValueAt } from '../../domain/fields/path';
import type { Store } from '../fields/store';
import { findSectionId, getSectionPath } from './sections';

/** Controls that aren't inside a collapsed `details` element. */
const CONTROL_SELECTOR = ':is(input,textarea,select,button,[contenteditable]):not(details:not([open]) *)';

/** Focuses a field of the form, or its first control if the field has none. */
export function focusField(root: HTMLElement | null, field: string | undefined): void {
  const form = root?.querySelector('[data-pane=form]');
  const control =
    (field !== undefined &&
      form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] ${CONTROL_SELECTOR}`)) ||
    form?.querySelector<HTMLElement>(CONTROL_SELECTOR);
  control?.focus();
}

type LinkedField = {
  root: RefObject<HTMLElement | null>;
  store: Store;
  isReady: boolean;
  field: string | undefined;
  goTo: (path: string) => void;
};

/** Focuses the field in the URL's hash, such as `#sections.r3.items.r1.title`. */
export function useLinkedField({ root, store, isReady, field, goTo }: LinkedField): void {
  const linkedPath = useRef<string>(undefined);
  useEffect(() => {
    const path = decodeURIComponent(location.hash.slice(1));
    if (!isReady || !path || getValueAt(store.get(), getSectionPath(findSectionId(path))) === undefined)
      return;
    linkedPath.current = path;
    goTo(path);
  }, [isReady, store, goTo]);

  useEffect(() => {
    if (field === undefined || field !== linkedPath.current) return;
    linkedPath.current = undefined;
    focusField(root.current, field);
  }, [root, field]);
}

import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Sections, type SectionViews } from '../../components/sections/Sections';
import type { BuiltIn } from '../../content/built-in';
import { drawSections } from './stored';

/** The head of a page that shows something itself: as staff wrote it, else its own. */
export const useHead = <Own extends BuiltIn>({ hero }: Own): Own['hero'] =>
  (usePageContext().stored?.hero as Own['hero'] | undefined) ?? hero;

type BelowProps<Own extends BuiltIn> = { page: Own; views: SectionViews<Own['sections'][number]['kind']> };

/** The sections of such a page one by one: those that staff wrote, else its own. */
export function useBelow<Own extends BuiltIn>({ page, views }: BelowProps<Own>): ReactNode[] {
  const { stored } = usePageContext();
  return stored ? drawSections(stored) : Sections({ sections: page.sections, views });
}

/** The sections of such a page, below what it shows. */
export const Below = <Own extends BuiltIn>(props: BelowProps<Own>) => useBelow(props);

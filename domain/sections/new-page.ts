import { createExample } from '../fields/examples';
import type { PageInput } from '../kinds/page';
import { findSectionKind } from '.';
import { findHeroKind } from './heroes';
import { addRowIds } from './row-ids';

/** What a new page begins with, each in words. */
export const PAGE_TEMPLATES = {
  empty: 'Its head alone',
  example: 'A few sections with example words',
} as const;
export type Beginning = keyof typeof PAGE_TEMPLATES;

/** Sections of a page that says what it offers, how, and what to do next. */
const EXAMPLE = [
  { kind: 'statement', variant: 'plain' },
  { kind: 'cells', variant: 'grid' },
  { kind: 'steps', variant: 'open' },
  { kind: 'accordion', variant: 'questions' },
  { kind: 'contact' },
];

/** The content of a new page: whole, so that one sees what there is to say. */
export function newPage(beginning: Beginning, { title, address }: { title: string; address: string }) {
  const head = findHeroKind({ kind: 'head', variant: 'drawing' });
  const sections = beginning === 'example' ? EXAMPLE : [];
  return addRowIds({
    title,
    address,
    hero: { ...(head && (createExample(head.schema) as object)), title },
    sections: sections.flatMap(section => {
      const found = findSectionKind(section);
      return found ? createExample(found.schema) : [];
    }),
  }) as Pick<PageInput, 'title' | 'address' | 'hero' | 'sections'>;
}

/** What a page takes from another: its content, without its name and place and what search engines were told. */
export function copyPage(
  from: Record<string, unknown>,
  { title, address }: { title: string; address: string },
): Record<string, unknown> {
  const { meta_title: _, meta_description: __, ...rest } = from;
  return { ...rest, title, address };
}

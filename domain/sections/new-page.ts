import { exampleOf } from '../fields/examples';
import type { PageInput } from '../kinds/page';
import { kindOfSection } from '.';
import { kindOfHero } from './heroes';
import { withRowIds } from './row-ids';

/** What a new page begins with, each in words. */
export const BEGINNINGS = {
  empty: 'Its head alone',
  example: 'A few sections with example words',
} as const;
export type Beginning = keyof typeof BEGINNINGS;

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
  const head = kindOfHero({ kind: 'head', variant: 'drawing' });
  const sections = beginning === 'example' ? EXAMPLE : [];
  return withRowIds({
    title,
    address,
    hero: { ...(head && (exampleOf(head.schema) as object)), title },
    sections: sections.flatMap(section => {
      const found = kindOfSection(section);
      return found ? exampleOf(found.schema) : [];
    }),
  }) as Pick<PageInput, 'title' | 'address' | 'hero' | 'sections'>;
}

/** What a page takes from another: its content, without its name and place and what search engines were told. */
export function copiedPage(
  from: Record<string, unknown>,
  { title, address }: { title: string; address: string },
): Record<string, unknown> {
  const { meta_title: _, meta_description: __, ...rest } = from;
  return { ...rest, title, address };
}

import { createExample } from '../fields/examples';
import type { PageInput } from '../kinds/page';
import { findSectionKind } from '.';
import { findHeroKind } from './heroes';
import { addRowIds } from './row-ids';

export const PAGE_TEMPLATES = {
  empty: 'Hero only',
  example: 'A few sections with example text',
} as const;
export type PageTemplate = keyof typeof PAGE_TEMPLATES;

const EXAMPLE_SECTIONS = [
  { kind: 'statement', variant: 'plain' },
  { kind: 'cells', variant: 'grid' },
  { kind: 'steps', variant: 'open' },
  { kind: 'accordion', variant: 'questions' },
  { kind: 'contact', variant: 'writer' },
];

export function createPageContent(
  template: PageTemplate,
  { title, address }: { title: string; address: string },
) {
  const head = findHeroKind({ kind: 'head', variant: 'drawing' });
  const sections = template === 'example' ? EXAMPLE_SECTIONS : [];
  return addRowIds({
    title,
    address,
    hero: { ...(head && (createExample(head.schema) as object)), title },
    sections: sections.flatMap(section => {
      const sectionKind = findSectionKind(section);
      return sectionKind ? createExample(sectionKind.schema) : [];
    }),
  }) as Pick<PageInput, 'title' | 'address' | 'hero' | 'sections'>;
}

/** Copies everything but title, path and metadata. */
export function copyPageContent(
  original: Record<string, unknown>,
  { title, address }: { title: string; address: string },
): Record<string, unknown> {
  const { meta_title: _, meta_description: __, ...rest } = original;
  return { ...rest, title, address };
}

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

const EXAMPLE = [
  { kind: 'statement', variant: 'plain' },
  { kind: 'cells', variant: 'grid' },
  { kind: 'steps', variant: 'open' },
  { kind: 'accordion', variant: 'questions' },
  { kind: 'contact' },
];

export function createPageContent(
  beginning: PageTemplate,
  { title, address }: { title: string; address: string },
) {
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

/** Copies everything but title, path and metadata. */
export function copyPageContent(
  from: Record<string, unknown>,
  { title, address }: { title: string; address: string },
): Record<string, unknown> {
  const { meta_title: _, meta_description: __, ...rest } = from;
  return { ...rest, title, address };
}

import { line, link, mark, rows, sectionTitle } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Technologies as tiles in one hairline grid, three in a row; one with a page of its own leads there. */
export const technologyGrid = sectionKind(
  'technologyGrid',
  {
    label: 'Grid of tools',
    help: 'Tools as tiles in one grid, three in a row.',
    synonyms: 'technologies stack logos tiles',
  },
  {
    ...sectionTitle,
    items: rows(
      'Tools',
      { name: line('Name', { max: 40 }), mark: mark('Mark'), href: link('Leads to').optional() },
      { max: 24, one: 'Tool' },
    ),
  },
);
export type TechnologyGridSection = ContentOf<typeof technologyGrid>;

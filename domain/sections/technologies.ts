import { line, mark, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Layers of a stack, each with the tools in it. */
export const technologies = sectionKind(
  'technologies',
  {
    label: 'Layers of a stack',
    help: 'Layers of a stack, each with the tools in it.',
    synonyms: 'stack tools tech layers',
  },
  {
    ...sectionTitle,
    items: rows(
      'Layers',
      {
        ...titledText,
        tools: rows(
          'Tools',
          { name: line('Name', { max: 40 }), mark: mark('Mark') },
          { max: 12, one: 'Tool' },
        ),
      },
      { max: 10, one: 'Layer' },
    ),
  },
);
export type TechnologiesSection = ContentOf<typeof technologies>;

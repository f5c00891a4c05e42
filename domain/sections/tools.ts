import { line, mark, rows, sectionTitle } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Tools by mark and name. */
export const tools = sectionKind(
  'tools',
  {
    label: 'Carousel of tools',
    help: 'Tools by mark and name that pass by.',
    synonyms: 'logos tools carousel marquee',
  },
  {
    ...sectionTitle,
    items: rows('Tools', { name: line('Name', { max: 40 }), mark: mark('Mark') }, { max: 24, one: 'Tool' }),
  },
);
export type ToolsSection = ContentOf<typeof tools>;

import { link, mark, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Technologies as four large tiles. */
export const tiles = sectionKind(
  'tiles',
  {
    label: 'Large tiles',
    help: 'Technologies as four large tiles.',
    synonyms: 'tools technologies logos',
  },
  {
    ...sectionTitle,
    items: rows(
      'Tiles',
      { ...titledText, mark: mark('Mark'), href: link('Leads to').optional() },
      { max: 8, one: 'Tile' },
    ),
  },
);
export type TilesSection = ContentOf<typeof tiles>;

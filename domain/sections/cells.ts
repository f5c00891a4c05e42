import { choice, drawing, ground, group, link, pictogram, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Cards in one hairline grid. `icon` is a pictogram of `art/pictograms`. */
export const cells = sectionKind(
  'cells',
  {
    label: 'Cells',
    help: 'Cards in one grid of hairlines, each with a pictogram.',
    synonyms: 'grid cards services features icons',
  },
  {
    ...sectionTitle,
    ground: ground(),
    /** How many stand in a row; `two-three` sets two large ones over three. */
    columns: choice('In a row', { three: 'Three', four: 'Four', 'two-three': 'Two over three' }),
    items: rows(
      'Cells',
      { icon: pictogram('Pictogram'), ...titledText, href: link('Leads to').optional() },
      { one: 'Cell' },
    ),
    /** One more across the whole row, with a drawing of 740 by 100. */
    wide: group('One across the row', {
      ...titledText,
      art: drawing('Drawing', { example: 'art:benefits-ruler' }),
    }).optional(),
  },
);
export type CellsSection = ContentOf<typeof cells>;

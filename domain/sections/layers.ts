import { line, mark, rows, sectionTitle, titledText } from './fields';
import { section } from './kind';

const tools = rows('Tools', { name: line('Name', { max: 40 }), mark: mark() }, { max: 12, singular: 'Tool' });

/** `mark` names a symbol, such as `art:marks-ai#react`. */
export const layers = section(
  'layers',
  { label: 'Layers', help: 'A stack in layers, each with its tools.' },
  sectionTitle,
  {
    rows: {
      label: 'Layers of tools',
      help: 'Technologies in layers, with a tile for each tool.',
      synonyms: 'stack technologies tools tech',
      fields: { items: rows('Layers', { ...titledText, tools }, { max: 8, singular: 'Layer' }) },
    },
    columns: {
      label: 'Layers of a stack',
      help: 'Layers of a stack, three per row, each with its tools.',
      synonyms: 'stack tools tech technologies',
      fields: { items: rows('Layers', { ...titledText, tools }, { max: 10, singular: 'Layer' }) },
    },
  },
);

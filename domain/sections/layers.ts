import { flag, line, mark, rows, sectionTitle, titledText } from './fields';
import { section } from './kind';

const name = line('Name', { max: 40 });
const tools = rows(
  'Tools',
  { name, mark: mark(), cited: flag('Highlight in the accent colour') },
  { max: 12, singular: 'Tool' },
);
const named = rows('Tools', { name, mark: mark().optional() }, { max: 12, singular: 'Tool' });

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
      help: 'Layers of a stack, one below the other, each with the names of its tools.',
      synonyms: 'stack tools tech technologies',
      fields: { items: rows('Layers', { ...titledText, tools: named }, { max: 10, singular: 'Layer' }) },
    },
  },
);

import { line, link, mark, rows, sectionTitle, titledText } from './fields';
import { section } from './kind';

const tool = { title: line('Name', { max: 40 }), mark: mark() };

export const tools = section('tools', { label: 'Tools', help: 'Technologies by logo.' }, sectionTitle, {
  tiles: {
    label: 'Large tiles',
    help: 'Technologies as four large tiles.',
    synonyms: 'tools technologies logos',
    fields: {
      items: rows(
        'Tiles',
        { ...titledText, mark: mark(), href: link('Link').optional() },
        { max: 8, singular: 'Tile' },
      ),
    },
  },
  cards: {
    label: 'Tool cards',
    help: 'Technologies, each with when we choose it and what it works well with.',
    synonyms: 'technologies tools cards tech stack',
    ground: 'grey',
    fields: {
      items: rows(
        'Tools',
        { ...titledText, mark: mark(), pairsWith: line('Works well with') },
        { max: 16, singular: 'Tool' },
      ),
    },
  },
  grid: {
    label: 'Tool grid',
    help: 'Tools as tiles in one strip from edge to edge, or three per row in narrower windows.',
    synonyms: 'technologies stack logos tiles',
    fields: {
      items: rows('Tools', { ...tool, href: link('Link').optional() }, { max: 24, singular: 'Tool' }),
    },
  },
  passing: {
    label: 'Tool carousel',
    help: 'A carousel of tools with logo and name.',
    synonyms: 'logos tools carousel marquee',
    ground: 'grey',
    fields: { items: rows('Tools', tool, { max: 24, singular: 'Tool' }) },
  },
});

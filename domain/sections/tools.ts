import { drawing, line, link, mark, point, rows, sectionTitle, titledText } from './fields';
import { section } from './kind';

const tool = { title: line('Name', { max: 40 }), mark: mark() };

export const tools = section('tools', { label: 'Tools', help: 'Technologies by logo.' }, sectionTitle, {
  parts: {
    label: 'Parts of a drawing',
    help: 'Technologies on both sides of a drawing, with lines to the parts that they stand for.',
    synonyms: 'tools technologies logos tiles diagram',
    fields: {
      /** The drawing is a square. */
      art: drawing('Drawing', { example: 'art:bank-screen' }).optional(),
      items: rows(
        'Technologies',
        {
          ...titledText,
          mark: mark(),
          href: link('Link').optional(),
          left: point.left.optional(),
          top: point.top.optional(),
        },
        { max: 8, singular: 'Technology' },
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

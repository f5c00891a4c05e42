import { drawing, flag, ground, group, line, link, rows, sectionTitle, text, titledText } from './fields';
import { section } from './kind';

const namedFact = { name: line('Name', { max: 60 }), text: line('Value') };

export const rowsSection = section(
  'rows',
  { label: 'Rows', help: 'Statements in rows, each with a title.' },
  {},
  {
    lines: {
      label: 'Rows with dividers',
      help: 'Statements between hairlines, with the title on the left.',
      synonyms: 'list statements lines',
      fields: {
        ...sectionTitle,
        ground: ground(),
        items: rows('Rows', { ...titledText, href: link('Link').optional() }, { max: 20, singular: 'Row' }),
      },
    },
    numbered: {
      label: 'Numbered reasons',
      help: 'Reasons, two per row, each with a large digit.',
      synonyms: 'why reasons numbers list',
      fields: {
        title: line('Title'),
        ground: ground(),
        art: drawing('Drawing, of which each reason has an equal part', {
          example: 'art:reasons-beam',
        }).optional(),
        items: rows('Reasons', titledText, { max: 12, singular: 'Reason' }),
      },
    },
    column: {
      label: 'Principles',
      help: 'Principles in large letters. On the right, each has a figure that proves it, with a note.',
      synonyms: 'why reasons principles values figures numbers list',
      fields: {
        ...sectionTitle,
        items: rows(
          'Principles',
          {
            ...titledText,
            figure: line('Figure', { max: 6 }).optional(),
            unit: line('Unit', { max: 20 }).optional(),
            note: text('Note below the figure', { max: 200 }).optional(),
          },
          { max: 12, singular: 'Principle' },
        ),
      },
    },
    names: {
      label: 'Names in large letters',
      help: 'The names of products or services as running text. The last entry invites visitors to name another.',
      synonyms: 'products list links index solutions',
      ground: 'black',
      fields: {
        title: line('Title'),
        ground: ground().optional(),
        art: drawing('Drawing behind the names', { example: 'art:guilloche' }).optional(),
        items: rows('Rows', { ...titledText, href: link('Link').optional() }, { max: 40, singular: 'Row' }),
        last: group('The last row', {
          label: line('Label', { max: 80 }),
          href: link('Link', { example: '#contact-us' }),
        }),
      },
    },
    promises: {
      label: 'Benefits',
      help: 'Promises in large letters, each with the figure that measures it. One can be highlighted.',
      synonyms: 'benefits measures kpi results',
      ground: 'black',
      fields: {
        ...sectionTitle,
        items: rows(
          'Promises',
          { ...titledText, fact: line('Measured by'), cited: flag('Highlight in the accent colour') },
          { singular: 'Promise' },
        ),
      },
    },
    /** Also published as a guide in structured data for search engines. */
    stages: {
      label: 'Stages in rows',
      help: 'Stages as large rows, each with when, who and what you get.',
      synonyms: 'process steps weeks phases',
      fields: {
        ...sectionTitle,
        items: rows(
          'Stages',
          {
            ...titledText,
            facts: rows('Facts', namedFact, {
              max: 6,
              singular: 'Fact',
              example: [
                { name: 'When', text: 'Text' },
                { name: 'Who', text: 'Text' },
                { name: 'You get', text: 'Text' },
              ],
            }),
          },
          { max: 12, singular: 'Stage' },
        ),
      },
    },
    film: {
      label: 'What people say, as a film strip',
      help: 'What people often say, each sentence in a frame. The strip scrolls sideways.',
      synonyms: 'quotes problems pain symptoms carousel strip',
      ground: 'black',
      fields: {
        ...sectionTitle,
        items: rows(
          'Sentences',
          {
            title: line('What people say'),
            text: text('What it means', { max: 400 }),
            tag: line('Remedy', { max: 40 }),
            art: drawing('Drawing', { example: 'art:frame-forty' }).optional(),
            warning: flag('Highlight in the accent colour'),
          },
          { max: 12, singular: 'Sentence' },
        ),
      },
    },
  },
);

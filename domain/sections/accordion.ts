import { choice, ground, line, lines, number, rows, sectionTitle, text, titledText } from './fields';
import { section } from './kind';

export const accordion = section(
  'accordion',
  { label: 'Accordion', help: 'Titles that expand to show their text.' },
  sectionTitle,
  {
    columns: {
      label: 'Two-column accordion',
      help: 'Titles in two columns. Each expands to show its text.',
      synonyms: 'accordion faq expand services list fold',
      fields: {
        ground: ground(),
        look: choice('Design', {
          ledger: 'Pages of a ledger',
          drill: 'Drills that reach the open entries',
        }).optional(),
        open: choice('How many can be open', { 'one-a-column': 'One per column', any: 'Any number' }),
        items: rows('Texts', titledText, { min: 2, singular: 'Text' }),
      },
    },
    questions: {
      label: 'Questions',
      help: 'Questions and answers, one open at a time. Search engines can show them.',
      synonyms: 'faq answers accordion help',
      fields: {
        ground: ground(),
        look: choice('Design', {
          list: 'Plain list',
          dial: 'Dial that turns to the open question',
          count: 'Large number of the open question',
          lit: 'Open question lit across the window',
        }).optional(),
        items: rows(
          'Questions',
          { title: line('Question'), text: text('Answer', { max: 1_500 }) },
          { singular: 'Question' },
        ),
      },
    },
    drawers: {
      label: 'Topics with documents',
      help: 'Topics of an audit, one open at a time, with the documents read for each.',
      synonyms: 'accordion drawers checklist audit scope',
      fields: {
        opened: number('Topic that is open at first (0 is the first)', 0, 20),
        items: rows(
          'Topics',
          {
            ...titledText,
            evidence: lines('Documents', { max: 8, example: ['Source code'], isExamplePublishable: true }),
          },
          { max: 12, singular: 'Topic' },
        ),
      },
    },
  },
);

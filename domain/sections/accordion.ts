import { choice, ground, line, lines, number, rows, sectionTitle, text, titledText } from './fields';
import { section } from './kind';

/** Expandable titles. */
export const accordion = section(
  'accordion',
  { label: 'Texts that open', help: 'Titles that open their text in place.' },
  sectionTitle,
  {
    columns: {
      label: 'Two columns that open',
      help: 'Titles in two columns; each opens its text in place.',
      synonyms: 'accordion faq expand services list fold',
      fields: {
        ground: ground(),
        open: choice('How many may be open', { 'one-a-column': 'One a column', any: 'As many as one likes' }),
        items: rows('Texts', titledText, { min: 2, one: 'Text' }),
      },
    },
    questions: {
      label: 'Questions',
      help: 'Questions that open one at a time; search engines show them, too.',
      synonyms: 'faq answers accordion help',
      fields: {
        ground: choice('Ground', { white: 'White', grey: 'Grey' }),
        items: rows(
          'Questions',
          { title: line('Question'), text: text('Answer', { max: 1_500 }) },
          { one: 'Question' },
        ),
      },
    },
    drawers: {
      label: 'Drawers',
      help: 'What is examined, one drawer open at a time, with the papers read for it.',
      synonyms: 'accordion drawers checklist audit scope',
      fields: {
        /** Index of the initially open item. */
        opened: number('Which is open at first, counted from 0', 0, 20),
        items: rows(
          'Drawers',
          { ...titledText, evidence: lines('Papers', { max: 8, example: ['Source code'], usable: true }) },
          { max: 12, one: 'Drawer' },
        ),
      },
    },
  },
);

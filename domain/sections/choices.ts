import { line, rows, text } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** A list of four whose chosen item shows its text beside it; a bar fills as far as the choice. */
export const choices = sectionKind(
  'choices',
  {
    label: 'Choices',
    help: 'A list of four whose chosen item shows its text beside it.',
    synonyms: 'options select tabs models',
  },
  {
    title: line('Title'),
    label: line('What it is a list of, for screen readers', { max: 80 }),
    items: rows(
      'Choices',
      {
        title: line('Title'),
        lead: text('Text'),
        facts: rows(
          'Facts',
          { name: line('Name', { max: 60 }), text: line('Says') },
          { max: 6, one: 'Fact' },
        ),
      },
      { min: 2, max: 6, one: 'Choice' },
    ),
  },
);
export type ChoicesSection = ContentOf<typeof choices>;

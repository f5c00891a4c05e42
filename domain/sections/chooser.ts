import { choice, drawing, line, rows, sectionTitle, text, titledText } from './fields';
import { section } from './kind';

const createFactsField = (example?: unknown) =>
  rows(
    'Facts',
    { name: line('Name', { max: 60 }), text: line('Value') },
    { max: 6, singular: 'Fact', example },
  );

export const chooser = section(
  'chooser',
  { label: 'Choices', help: 'A list that shows the text of the selected entry beside it.' },
  {},
  {
    list: {
      label: 'List of choices',
      help: 'A list that shows the text of the selected choice beside it.',
      synonyms: 'options select tabs models',
      ground: 'black',
      fields: {
        title: line('Title'),
        label: line('Topic of the list, for screen readers', { max: 80 }),
        items: rows(
          'Choices',
          { title: line('Title'), text: text('Text'), facts: createFactsField() },
          { min: 2, max: 6, singular: 'Choice' },
        ),
      },
    },
    /** List that scrolls the selected entry to the middle (rule 21). */
    scroll: {
      label: 'List of reasons',
      help: 'A list that keeps the selected reason in the middle and shows its symptom.',
      synonyms: 'why scroll list problems',
      fields: {
        ...sectionTitle,
        signLabel: line('Text above the symptom', {
          max: 60,
          example: 'You notice it as',
          isExamplePublishable: true,
        }),
        items: rows(
          'Reasons',
          { ...titledText, fact: line('Symptom') },
          { min: 2, max: 12, singular: 'Reason' },
        ),
      },
    },
    tabs: {
      label: 'Ways of working together',
      help: 'Tabs, each with a drawing of who manages whom.',
      synonyms: 'models tabs engagement hire team cooperation',
      ground: 'black',
      fields: {
        ...sectionTitle,
        look: choice('Place of the drawings', {
          beside: 'Beside the texts',
          above: 'Above the texts, across the window',
        }).optional(),
        items: rows(
          'Models',
          {
            name: line('Tab label', { max: 40 }),
            ...titledText,
            facts: createFactsField([
              { name: 'Management', text: 'Text' },
              { name: 'People', text: 'Text' },
              { name: 'Billing', text: 'Text' },
              { name: 'Fits when', text: 'Text' },
            ]),
            art: drawing('Drawing', { example: 'art:coop-managed' }),
            alt: line('Alt text of the drawing'),
            red: line('Meaning of the accent colour in the drawing', { max: 60 }),
          },
          { min: 2, max: 6, singular: 'Model' },
        ),
      },
    },
  },
);

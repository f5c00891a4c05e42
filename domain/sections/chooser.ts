import { drawing, line, rows, sectionTitle, text, titledText } from './fields';
import { section } from './kind';

const facts = (example?: unknown) =>
  rows('Facts', { name: line('Name', { max: 60 }), text: line('Value') }, { max: 6, one: 'Fact', example });

/** A list whose selected entry shows its text. */
export const chooser = section(
  'chooser',
  { label: 'Choices', help: 'A list whose chosen entry shows its text beside it.' },
  {},
  {
    list: {
      label: 'List of choices',
      help: 'A list of four whose chosen item shows its text beside it.',
      synonyms: 'options select tabs models',
      ground: 'black',
      fields: {
        title: line('Title'),
        label: line('Topic of the list, for screen readers', { max: 80 }),
        items: rows(
          'Choices',
          { title: line('Title'), text: text('Text'), facts: facts() },
          { min: 2, max: 6, one: 'Choice' },
        ),
      },
    },
    /** Scrolls the selected entry to the middle (rule 21). */
    scroll: {
      label: 'List of reasons',
      help: 'Keeps the selected reason in the middle and shows its symptom.',
      synonyms: 'why scroll list problems',
      fields: {
        ...sectionTitle,
        signLabel: line('Before the symptom', {
          max: 60,
          example: 'You notice it as',
          usable: true,
        }),
        items: rows(
          'Reasons',
          { ...titledText, fact: line('The symptom') },
          { min: 2, max: 12, one: 'Reason' },
        ),
      },
    },
    tabs: {
      label: 'Ways of working together',
      help: 'Tabs, each with a drawing of who steers whom.',
      synonyms: 'models tabs engagement hire team cooperation',
      ground: 'grey',
      fields: {
        ...sectionTitle,
        items: rows(
          'Models',
          {
            name: line('Name of the tab', { max: 40 }),
            ...titledText,
            facts: facts([
              { name: 'Steering', text: 'Text' },
              { name: 'People', text: 'Text' },
              { name: 'Billing', text: 'Text' },
              { name: 'Fits when', text: 'Text' },
            ]),
            art: drawing('Drawing', { example: 'art:coop-managed' }),
            alt: line('Alternative text of the drawing'),
            red: line('Meaning of red in it', { max: 60 }),
          },
          { min: 2, max: 6, one: 'Model' },
        ),
      },
    },
  },
);

import { drawing, line, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Ways of working together, as tabs (rule 21). */
export const cooperation = sectionKind(
  'cooperation',
  {
    label: 'Ways of working together',
    help: 'Tabs, each with a drawing of who steers whom.',
    synonyms: 'models tabs engagement hire team',
  },
  {
    ...sectionTitle,
    items: rows(
      'Ways',
      {
        name: line('Name of the tab', { max: 40 }),
        ...titledText,
        steering: line('Who steers'),
        people: line('Whose people'),
        billing: line('How it is billed'),
        fitsWhen: line('When it fits'),
        art: drawing('Drawing', { example: 'art:coop-managed' }),
        alt: line('What the drawing shows'),
        red: line('What red stands for in it', { max: 60 }),
      },
      { min: 2, max: 6, one: 'Way' },
    ),
  },
);
export type CooperationSection = ContentOf<typeof cooperation>;
/** One way of working together: what it is called, what it means, and a drawing of who steers whom. */
export type Cooperation = CooperationSection['items'][number];

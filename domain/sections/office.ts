import { drawing, group, line, text } from './fields';
import { type KindContent, section } from './kind';

export const office = section(
  'office',
  {
    label: 'Office',
    help: 'The location of the office, an image, and contact details from Facts.',
    synonyms: 'address map phone mail contact',
    ground: 'black',
  },
  {
    title: line('Title'),
    line: text('Text below the title', { max: 300 }),
    plan: group('Image', {
      src: drawing('Image', { example: 'art:plan' }),
      alt: line('Alt text', { max: 200 }),
    }),
    ukrainian: line('Sentence in Ukrainian, for screen readers', {
      max: 300,
      hideWhenEmpty: true,
    }).optional(),
  },
);
export type OfficeSection = KindContent<typeof office>;

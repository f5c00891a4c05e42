import { drawing, group, line, text } from './fields';
import { type ContentOf, section } from './kind';

/** The office's location and contact details; address and phone are site facts. */
export const office = section(
  'office',
  {
    label: 'The office',
    help: 'Its location, an image and contact details from the site’s facts.',
    synonyms: 'address map phone mail contact',
    ground: 'black',
  },
  {
    title: line('Title'),
    line: text('Line', { max: 300 }),
    plan: group('Image', {
      src: drawing('Picture', { example: 'art:plan' }),
      alt: line('Alternative text', { max: 200 }),
    }),
    ukrainian: line('A sentence in Ukrainian, for screen readers', { max: 300, whereSaid: true }).optional(),
  },
);
export type OfficeSection = ContentOf<typeof office>;

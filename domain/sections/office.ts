import { drawing, group, line, text } from './fields';
import { type ContentOf, section } from './kind';

/** The office's location and contact details; address and phone are site facts. */
export const office = section(
  'office',
  {
    label: 'The office',
    help: 'Where it is, with a picture and the ways to reach you out of the facts of the site.',
    synonyms: 'address map phone mail contact',
    ground: 'black',
  },
  {
    title: line('Title'),
    line: text('Line', { max: 300 }),
    plan: group('Picture', {
      src: drawing('Picture', { example: 'art:plan' }),
      alt: line('What it shows', { max: 200 }),
    }),
    ukrainian: line('A sentence in Ukrainian, for screen readers', { max: 300, whereSaid: true }).optional(),
  },
);
export type OfficeSection = ContentOf<typeof office>;

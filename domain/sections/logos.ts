import { drawing, flag, line, rows, text } from './fields';
import { type KindContent, section } from './kind';

export const logos = section(
  'logos',
  {
    label: 'Logos',
    help: 'Names or logos in a grid, with the title on the left.',
    synonyms: 'partners clients brands gateways logo wall',
  },
  {
    title: line('Title'),
    note: text('Note', { max: 300 }),
    items: rows(
      'Names',
      {
        name: line('Name', { max: 60 }),
        /** Without a logo, the page shows only the name. */
        logo: drawing('Logo', { example: 'art:gateway-stripe' }).optional(),
        wordmark: flag('Logo includes the name'),
      },
      { max: 60, singular: 'Name' },
    ),
  },
);
export type LogosSection = KindContent<typeof logos>;
/** A payment gateway in the logo grid (rule 21). */
export type Logo = LogosSection['items'][number];

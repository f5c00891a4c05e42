import { drawing, line, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Five industries as pictures that touch, three over two. */
export const industries = sectionKind(
  'industries',
  {
    label: 'Pictures that touch',
    help: 'Five drawings, three over two, each with a text.',
    synonyms: 'industries sectors pictures gallery',
  },
  {
    ...sectionTitle,
    items: rows(
      'Pictures',
      {
        ...titledText,
        art: drawing('Picture', { example: 'art:js-ai' }),
        alt: line('What it shows'),
      },
      { min: 2, max: 5, one: 'Picture' },
    ),
  },
);
export type IndustriesSection = ContentOf<typeof industries>;

import { drawing, group, sectionTitle, text } from './fields';
import { type ContentOf, sectionKind } from './kind';

const gain = (label: string) => text(label, { max: 200 });

/** What a client has gained from which day on, along a ruler that has a mark for each. */
export const benefits = sectionKind(
  'benefits',
  {
    label: 'Ruler of gains',
    help: 'What a client has after a day, a month and five years, along a ruler.',
    synonyms: 'benefits timeline ownership ruler',
  },
  {
    ...sectionTitle,
    art: drawing('Ruler', { example: 'art:benefits-ruler' }),
    gains: group('What is gained', {
      day1: gain('After day 1'),
      week2: gain('After week 2'),
      month1: gain('After month 1'),
      month3: gain('After month 3, the first release'),
      year1: gain('After year 1'),
      year5: gain('After year 5'),
    }),
  },
);
export type BenefitsSection = ContentOf<typeof benefits>;

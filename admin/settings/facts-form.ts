import type { Values } from '../../domain/publishing/merge';
import { isRecord } from '../../domain/record';
import type { SiteFacts } from '../../domain/site';
import { siteFactsSchema } from '../../domain/site-facts';
import { z } from '../../domain/zod';

type FactBlock = {
  title: string;
  note?: string;
  /** Paths of the facts; those of one figure stand together. */
  fields: readonly (string | readonly string[])[];
};

/** The number of a figure, what stands after it, its words and the day since which it is true. */
const figure = (name: string, number: string) => [
  number,
  ...['sign', 'label', 'since'].map(each => `figures.${name}.${each}`),
];

/** The form of the facts: each of them once. Name, prefix and the word for the colour are part of the brand, too. */
export const FACT_BLOCKS: readonly FactBlock[] = [
  { title: 'Name', fields: ['name', 'brandSuffix', 'line', 'referencePrefix', 'accentName'] },
  { title: 'Contact details', fields: ['email', 'phone', 'answerTime', 'supportLanguages', 'social'] },
  {
    title: 'Address',
    fields: [
      'address.locality',
      'address.street',
      'address.postalCode',
      'address.region',
      'address.country',
      'address.countryCode',
      'inEea',
    ],
  },
  { title: 'Office', fields: ['office.title', 'office.note', 'office.clock.timeZone', 'office.clock.name'] },
  {
    title: 'Figures',
    note: 'Current figures, each with the sign after it. Hovering over one shows the date since which it is true.',
    fields: [
      'founded',
      figure('clients', 'stats.clients'),
      figure('projects', 'stats.projects'),
      figure('team', 'team'),
    ],
  },
  {
    title: 'Choices',
    note: 'One per line, in display order. Existing reviews and requests keep their values.',
    fields: ['industries', 'requestTypes'],
  },
  {
    title: 'Recurring texts',
    note: 'If empty, the built-in text is used.',
    fields: [
      'articleCall.title',
      'articleCall.text',
      'caseCall.title',
      'caseCall.text',
      'contactWindow.title',
      'contactWindow.line',
      'thanks.title',
      'thanks.text',
      'thanks.button',
    ],
  },
  {
    title: 'Milestone and rating',
    note: 'Figures of an earlier year are shown on the About page only. To hide a milestone or rating, leave its year or value empty.',
    fields: [
      ...['year', 'years', 'clients', 'projects', 'experts', 'shareInCity'].map(each => `milestone.${each}`),
      ...['value', 'of', 'by'].map(each => `rating.${each}`),
    ],
  },
];

/** A fact that is none while one field of it is empty. */
const noneWithout = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  z.preprocess(fact => (isRecord(fact) && fact[name] === undefined ? null : fact), schema);

/** The facts as a form asks for them. */
export const factsForm = siteFactsSchema.extend({
  milestone: noneWithout('year', siteFactsSchema.shape.milestone),
  rating: noneWithout('value', siteFactsSchema.shape.rating),
});

const unsaid = { sign: '+', label: '', since: '' };
/** The facts with what nobody said of them yet, which is empty. */
export const withUnsaid = (facts: SiteFacts): Values => ({
  figures: { clients: unsaid, projects: unsaid, team: unsaid },
  articleCall: { title: '', text: '' },
  caseCall: { title: '', text: '' },
  contactWindow: { title: '', line: '' },
  thanks: { title: '', text: '', button: '' },
  ...facts,
  rating: facts.rating ?? { by: '' },
});

import type { Values } from '../../domain/publishing/merge';
import { isRecord } from '../../domain/record';
import type { SiteFacts } from '../../domain/site';
import { siteFactsSchema } from '../../domain/site-facts';
import { z } from '../../domain/zod';

type FactBlock = {
  title: string;
  note?: string;
  /** Paths of the facts. A figure's fields are one group. */
  fields: readonly (string | readonly string[])[];
};

const listNumberFields = (name: string, number: string) => [
  number,
  ...['sign', 'label', 'since'].map(field => `figures.${name}.${field}`),
];

/** Each fact belongs to one section. Name, prefix and colour name are also part of the brand. */
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
  {
    title: 'Office',
    fields: [
      'office.title',
      'office.note',
      'office.landmark',
      'office.clock.timeZone',
      'office.clock.name',
      'holidays',
    ],
  },
  {
    title: 'Figures',
    note: 'Current figures, each with a sign such as “+”. Visitors see the date of a figure when they point at it.',
    fields: [
      'founded',
      listNumberFields('clients', 'stats.clients'),
      listNumberFields('projects', 'stats.projects'),
      listNumberFields('team', 'team'),
    ],
  },
  {
    title: 'Calls to action and messages',
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
    title: 'Milestone',
    note: 'Shown only on the About page. To hide the milestone, leave the year empty.',
    fields: ['year', 'years', 'clients', 'projects', 'experts', 'shareInCity'].map(
      field => `milestone.${field}`,
    ),
  },
];

/** Removes the fact when the field `name` is cleared. */
const removeWithout = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  z.preprocess(fact => (isRecord(fact) && fact[name] === undefined ? null : fact), schema);

export const factsFormSchema = siteFactsSchema.extend({
  milestone: removeWithout('year', siteFactsSchema.shape.milestone),
});

const EMPTY_FIGURE = { sign: '+', label: '', since: '' };
export const addEmptyTexts = (facts: SiteFacts): Values => ({
  figures: { clients: EMPTY_FIGURE, projects: EMPTY_FIGURE, team: EMPTY_FIGURE },
  articleCall: { title: '', text: '' },
  caseCall: { title: '', text: '' },
  contactWindow: { title: '', line: '' },
  thanks: { title: '', text: '', button: '' },
  ...facts,
});

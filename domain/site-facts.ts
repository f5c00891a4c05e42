import { getGroundContrasts, MIN_GRAPHIC_CONTRAST } from './brand';
import { describeField, type FieldMeta } from './fields/meta';
import { foldCase } from './filters';
import { CHOICE_LENGTH_MAX, CHOICES_MAX, DAYS_OFF_MAX, FORMER_INDUSTRIES_MAX } from './limits';
import { limitedLine, requiredLimitedLine } from './plain-text';
import type { SiteFacts } from './site';
import { isTimeZone } from './time-zone';
import { TYPEFACES } from './typefaces';
import { z } from './zod';

/** Editable facts used by pages, emails, feeds and images (docs/decisions/site-facts.md). */

/** @param usage where the fact appears, other than on pages */
const describeFact = <Schema extends z.ZodType>(
  schema: Schema,
  label: string,
  usage = '',
  meta: Partial<FieldMeta> = {},
): Schema => describeField(schema, { label, ...(usage && { help: usage }), ...meta });
const numberInput = { input: { inputMode: 'decimal' } } as const;

const createActionSchema = (label: string, usage: string) =>
  z.object({
    title: describeFact(limitedLine('The title', 140), label, usage),
    text: describeFact(limitedLine('The line', 300), 'Text of the call to action', usage),
  });
const countSchema = (fieldLabel: string) =>
  z
    .number(`${fieldLabel} must be a number`)
    .int(`${fieldLabel} must be a whole number`)
    .min(0, `${fieldLabel} can’t be below zero`)
    .max(1_000_000, `${fieldLabel} can’t be above a million`);
const createYearSchema = (fieldLabel: string) =>
  z
    .number(`${fieldLabel} must be a year`)
    .int(`${fieldLabel} must be a year`)
    .min(1800, `${fieldLabel} must be 1800 or later`)
    .max(2200, `${fieldLabel} must be 2200 or earlier`);

const team = z.object({
  name: requiredLimitedLine('The name of a team', 60),
  people: countSchema('The people of a team'),
});

const figure = z.object({
  /** Suffix of the number, or empty if the number is exact. */
  sign: describeFact(z.enum(['+', '', '%'], 'The sign must be +, % or none'), 'Sign', '', {
    widget: 'line',
  }).default('+'),
  label: describeFact(limitedLine('The caption of a figure', 80), 'Caption').default(''),
  since: describeFact(
    z.union([z.literal(''), z.iso.date()], 'Enter a date such as 2026-03-31'),
    'As of',
    '',
    {
      widget: 'day',
    },
  ).default(''),
});

const createChoice = (label: string) =>
  requiredLimitedLine(label, CHOICE_LENGTH_MAX).regex(/[\p{L}\p{N}]/u, `${label} needs a letter or a digit`);

/**
 * Returns the schema of a list of choices. Stored items contain a choice's text, so removing a choice doesn't
 * invalidate them.
 */
const choices = (entryLabel: string, entry = createChoice(entryLabel)) =>
  z
    .array(entry)
    .min(1, `${entryLabel} is missing. Enter at least one.`)
    .max(CHOICES_MAX, `There can be at most ${CHOICES_MAX} entries. Remove one first.`)
    .superRefine((entries, { addIssue }) => {
      const foldedEntries = entries.map(foldCase);
      const duplicateEntry = entries.find(
        (_, index) => foldedEntries.indexOf(foldedEntries[index] ?? '') < index,
      );
      if (duplicateEntry) addIssue(`“${duplicateEntry}” is listed twice. Remove one.`);
    });

const getLinkKind = (href: string) =>
  (['linkedin', 'instagram'] as const).find(kind => href.includes(`${kind}.com`)) ?? 'reviews';

/** A profile on another site. */
const social = z.object({
  kind: z.enum(['reviews', 'linkedin', 'instagram'], 'Unknown profile type'),
  label: requiredLimitedLine('The name of a profile', 60),
  href: z.url({ protocol: /^https$/, error: 'A profile needs a URL that begins with https://' }).max(500),
});

const USED_IN_CONTACT_WINDOW = 'Contact window on every page';
const USED_AFTER_SENDING = 'After a request was sent';

export const siteFactsSchema = z.strictObject({
  name: describeFact(
    requiredLimitedLine('The name', 60),
    'Name',
    'Also used in emails, feeds, share images and the manifest',
  ),
  brandSuffix: describeFact(requiredLimitedLine('The suffix of page titles', 60), 'Suffix of page titles'),
  line: describeFact(
    requiredLimitedLine('The line', 200),
    'Tagline',
    'Also used in the manifest and sent to search engines',
  ),
  email: describeFact(
    z.email('Enter an email address like name@example.com').max(200),
    'Email',
    'Also used in emails, feeds and security.txt, and sent to search engines',
  ),
  phone: describeFact(
    z
      .string()
      .trim()
      .regex(/^\+?[\d ()/.-]{5,30}$/, 'A telephone number can have digits and spaces, like +351 22 000 0000'),
    'Telephone',
    'Also sent to search engines',
  ),
  address: z.object({
    locality: describeFact(requiredLimitedLine('The city', 80), 'City', 'Also sent to search engines'),
    region: describeFact(limitedLine('The region', 80), 'Region', 'Also sent to search engines'),
    countryCode: describeFact(
      z
        .string()
        .trim()
        .regex(/^[A-Za-z]{2}$/, 'The country code must have two letters, like PT')
        .toUpperCase(),
      'Country code',
      'Also sent to search engines',
    ),
    country: describeFact(requiredLimitedLine('The country', 80), 'Country'),
    postalCode: describeFact(
      limitedLine('The postal code', 20),
      'Postal code',
      'Also sent to search engines',
    ),
    street: describeFact(limitedLine('The street', 120), 'Street', 'Also sent to search engines'),
  }),
  inEea: describeFact(
    z.boolean(),
    'The country is in the European Economic Area',
    'Used in the privacy policy, on transfers abroad',
    { widget: 'switch' },
  ),
  supportLanguages: describeFact(
    z
      .array(requiredLimitedLine('A language', 40))
      .min(1, 'Enter at least one language')
      .max(10, 'There can be at most ten languages'),
    'Languages, one per line',
    'Also sent to search engines',
    { widget: 'lines' },
  ),
  office: z.object({
    title: describeFact(requiredLimitedLine('The location', 80), 'Location', 'Also used in emails'),
    note: describeFact(requiredLimitedLine('The note on the location', 200), 'Note on the location'),
    landmark: describeFact(
      limitedLine('The landmark', 60).default(''),
      'Landmark',
      'Shown in the middle of the plan on the contact page',
    ),
    clock: z.object({
      timeZone: describeFact(
        z.string().trim().refine(isTimeZone, 'Unknown time zone. Enter one like Europe/Lisbon.'),
        'Time zone',
        'Used for times in emails and in the admin',
      ),
      name: describeFact(
        requiredLimitedLine('The name of the time zone', 40),
        'Name of the time zone',
        'Shown beside times',
      ),
    }),
  }),
  founded: describeFact(
    createYearSchema('The founding year'),
    'Founding year',
    'Also sent to search engines',
    numberInput,
  ),
  social: describeFact(
    z.array(social).max(6, 'There can be at most six profiles'),
    'Profiles, one per line: name, then URL',
    'Also sent to search engines',
    {
      widget: 'lines',
      line: {
        format: ({ label, href }: z.output<typeof social>) => `${label} ${href}`,
        parse(text) {
          const [, label = '', href = ''] = /^(.*?)\s*(\S+)$/.exec(text) ?? [];
          return { kind: getLinkKind(href), label, href };
        },
      },
    },
  ),
  stats: z.object({
    clients: describeFact(countSchema('Clients'), 'Clients', '', numberInput),
    projects: describeFact(countSchema('Projects'), 'Projects', '', numberInput),
  }),
  figures: z.object({ clients: figure, projects: figure, team: figure }).optional(),
  /** Null without a milestone. */
  milestone: z
    .object({
      year: describeFact(
        createYearSchema('The year of the milestone'),
        'Year of the milestone',
        'If empty, no milestone is shown',
        numberInput,
      ),
      years: describeFact(countSchema('The years until then'), 'Years in business by then', '', numberInput),
      projects: describeFact(countSchema('Projects by then'), 'Projects by then', '', numberInput),
      clients: describeFact(countSchema('Clients by then'), 'Clients by then', '', numberInput),
      experts: describeFact(countSchema('People by then'), 'People by then', '', numberInput),
      shareInCity: describeFact(
        countSchema('The share in the city').max(100, 'The share can be at most 100%'),
        'Percentage of people in the city',
        '',
        numberInput,
      ),
    })
    .nullable(),
  /** Null without a rating. */
  rating: z
    .object({
      value: describeFact(
        z.number('The rating must be a number').min(0, 'A rating must be at least 0'),
        'Rating',
        '',
        numberInput,
      ),
      of: describeFact(
        z.number('The best rating must be a number').min(1, 'The best rating must be at least 1').max(100),
        'Best possible rating',
        '',
        numberInput,
      ),
      by: describeFact(limitedLine('Who rates', 60), 'Rated by', 'If empty, no source is shown'),
      // Data from earlier versions lacks this field.
      url: describeFact(
        z.union([
          z.literal(''),
          z.url({ protocol: /^https$/, error: 'Enter a URL that begins with https://' }),
        ]),
        'URL of the reviews',
        'If empty, the source isn’t a link',
      ).optional(),
    })
    .refine(({ value, of }) => value <= of, {
      path: ['value'],
      error: 'The rating can’t be higher than the best possible rating',
    })
    .nullable(),
  team: describeFact(
    z.array(team).min(1, 'Enter at least one team').max(20, 'There can be at most twenty teams'),
    'Teams, one per line: name, then number of people',
    '',
    {
      widget: 'lines',
      line: {
        format: ({ name, people }: z.output<typeof team>) => `${name} ${people}`,
        parse(text) {
          const [, name = text, people = ''] = /^(.*?)[\s,:]+(\d+)$/.exec(text) ?? [];
          return { name, people: people ? Number(people) : undefined };
        },
      },
    },
  ),
  // Commas separate the industries in the domain of a case.
  industries: choices(
    'An industry',
    createChoice('An industry').regex(/^[^,]*$/, 'An industry can’t contain a comma'),
  ),
  /** Industries without a filter or an entry in the menu. */
  hiddenIndustries: z
    .array(requiredLimitedLine('An industry', CHOICE_LENGTH_MAX))
    .max(CHOICES_MAX)
    .optional(),
  /** Current names by lower-case former name. */
  formerIndustries: z
    .record(z.string().max(CHOICE_LENGTH_MAX), requiredLimitedLine('An industry', CHOICE_LENGTH_MAX))
    .refine(names => Object.keys(names).length <= FORMER_INDUSTRIES_MAX, 'There are too many former names')
    .optional(),
  /** The contact form preselects the first. */
  requestTypes: choices('A request type'),
  answerTime: describeFact(
    requiredLimitedLine('The answer time', 60),
    'You answer within',
    'Used in the confirmation email to visitors',
  ),
  holidays: describeFact(
    z
      .array(z.iso.date('Enter days like 2026-12-25'))
      .max(DAYS_OFF_MAX, `There can be at most ${DAYS_OFF_MAX} days`)
      .optional(),
    'Days on which the office is closed, one per line',
    'The promised hour on the contact page',
    { widget: 'lines' },
  ),
  referencePrefix: describeFact(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,6}$/, 'The prefix must have one to six letters or digits'),
    'Reference prefix',
    'Used for new requests. Existing requests keep their prefix.',
  ),
  /** Matching tones are derived from the accent. */
  accent: z
    .string()
    .trim()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'Enter a colour like #1F5D3A')
    .toUpperCase()
    .refine(
      accent => getGroundContrasts(accent).white >= MIN_GRAPHIC_CONTRAST,
      'This colour is too light for white. Choose a darker one, with a contrast of at least 3.',
    ),
  typeface: z.enum(TYPEFACES, 'Unknown typeface'),
  /** Empty texts fall back to the built-in ones. */
  articleCall: createActionSchema('Call to action below articles', 'Shown below every article').optional(),
  caseCall: createActionSchema('Call to action below reviews', 'Shown below every review').optional(),
  contactWindow: z
    .object({
      title: describeFact(
        limitedLine('The title', 60),
        'Title of the contact window',
        USED_IN_CONTACT_WINDOW,
      ),
      line: describeFact(limitedLine('The line', 200), 'Text of the contact window', USED_IN_CONTACT_WINDOW),
    })
    .optional(),
  thanks: z
    .object({
      title: describeFact(
        limitedLine('The title', 60),
        'Title of the thank-\u2060you message',
        USED_AFTER_SENDING,
      ),
      // Data from earlier versions lacks this field.
      text: describeFact(
        limitedLine('The line', 300),
        'Text of the thank-\u2060you message',
        USED_AFTER_SENDING,
      ).default(''),
      button: describeFact(
        limitedLine('The button label', 40),
        'Button of the thank-\u2060you message',
        USED_AFTER_SENDING,
      ),
    })
    .optional(),
  accentName: describeFact(
    requiredLimitedLine('The name of the colour', 30).regex(
      /^[\p{L} -]+$/u,
      'The name of the colour can have letters only',
    ),
    'Name of the colour',
    'Used in sentences such as “marked in red”',
  ),
});

/** Labels of facts, for the change log. */
export const FACT_LABELS = {
  name: 'the name',
  brandSuffix: 'the suffix of page titles',
  line: 'the tagline',
  email: 'the email address',
  phone: 'the telephone number',
  address: 'the address',
  inEea: 'the jurisdiction',
  supportLanguages: 'the languages',
  office: 'the office',
  founded: 'the founding year',
  social: 'the profiles',
  stats: 'the figures',
  figures: 'the captions of the figures',
  milestone: 'the milestone',
  rating: 'the rating',
  team: 'the teams',
  industries: 'the industries',
  hiddenIndustries: 'the hidden industries',
  formerIndustries: 'the former names of industries',
  requestTypes: 'the request types',
  answerTime: 'the answer time',
  holidays: 'the days on which the office is closed',
  articleCall: 'the call to action below articles',
  caseCall: 'the call to action below cases',
  contactWindow: 'the contact window',
  thanks: 'the thank-you message',
  referencePrefix: 'the reference prefix',
  accent: 'the colour',
  accentName: 'the name of the colour',
  typeface: 'the typeface',
} as const satisfies Record<keyof SiteFacts, string>;

import { getGroundContrasts, MIN_GRAPHIC_CONTRAST } from './brand';
import { describeField, type FieldMeta } from './fields/meta';
import { foldCase } from './filters';
import { CHOICE_LENGTH_MAX, CHOICES_MAX, FORMER_INDUSTRIES_MAX } from './limits';
import { oneLine } from './plain-text';
import type { SiteFacts } from './site';
import { TYPEFACES } from './typefaces';
import { z } from './zod';

/** Editable facts used by pages, emails, feeds and images (docs/decisions/site-facts.md). */

/** @param used where the fact appears besides pages */
const fact = <Schema extends z.ZodType>(
  schema: Schema,
  label: string,
  used = '',
  more: Partial<FieldMeta> = {},
): Schema => describeField(schema, { label, ...(used && { help: used }), ...more });
const number = { input: { inputMode: 'decimal' } } as const;

const line = (what: string, max: number) =>
  oneLine().min(1, `${what} is missing`).max(max, `${what} can have at most ${max} characters`);
const optionalLine = (what: string, max: number) =>
  oneLine().max(max, `${what} can have at most ${max} characters`);
const call = (label: string, used: string) =>
  z.object({
    title: fact(optionalLine('The title', 140), label, used),
    text: fact(optionalLine('The line', 300), 'Text of the call to action', used),
  });
const count = (what: string) =>
  z
    .number(`${what} must be a number`)
    .int(`${what} must be a whole number`)
    .min(0, `${what} can’t be below zero`)
    .max(1_000_000, `${what} can’t be above a million`);
const year = (what: string) =>
  z
    .number(`${what} must be a year`)
    .int(`${what} must be a year`)
    .min(1800, `${what} must be 1800 or later`)
    .max(2200, `${what} must be 2200 or earlier`);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const team = z.object({ name: line('The name of a team', 60), people: count('The people of a team') });

const figure = z.object({
  /** Suffix of the number, or empty if the number is exact. */
  sign: fact(z.enum(['+', '', '%'], 'The sign must be +, % or none'), 'Sign', '', { widget: 'line' }).default(
    '+',
  ),
  label: fact(optionalLine('The caption of a figure', 80), 'Caption').default(''),
  since: fact(z.union([z.literal(''), z.iso.date()], 'Enter the date like 2026-03-31'), 'True since', '', {
    widget: 'day',
  }).default(''),
});

/** Stored items contain the text of a choice, so they remain valid when it is removed. */
const choices = (one: string) =>
  z
    .array(line(one, CHOICE_LENGTH_MAX).regex(/[\p{L}\p{N}]/u, `${one} needs a letter or a digit`))
    .min(1, `${one} is missing. Enter at least one`)
    .max(CHOICES_MAX, `There can be at most ${CHOICES_MAX} entries. Remove one first`)
    .superRefine((entries, { addIssue }) => {
      const folded = entries.map(foldCase);
      const twice = entries.find((_, index) => folded.indexOf(folded[index] ?? '') < index);
      if (twice) addIssue(`“${twice}” is listed twice. Remove one`);
    });

const getLinkKind = (href: string) =>
  (['linkedin', 'instagram'] as const).find(kind => href.includes(`${kind}.com`)) ?? 'reviews';

/** A profile on another site. */
const social = z.object({
  kind: z.enum(['reviews', 'linkedin', 'instagram'], 'Unknown profile type'),
  label: line('The name of a profile', 60),
  href: z.url({ protocol: /^https$/, error: 'A profile needs a URL that begins with https://' }).max(500),
});

const OVER_PAGES = 'Contact window on every page';
const AFTER_SENDING = 'After a request was sent';

export const siteFactsSchema = z.strictObject({
  name: fact(line('The name', 60), 'Name', 'Emails, feeds, share images, the manifest'),
  brandSuffix: fact(line('The suffix of page titles', 60), 'Suffix of page titles'),
  line: fact(line('The line', 200), 'Tagline', 'The manifest, search engines'),
  email: fact(
    z.email('Enter an email address like name@example.com').max(200),
    'E-\u2060mail',
    'Emails, feeds, security.txt, search engines',
  ),
  phone: fact(
    z
      .string()
      .trim()
      .regex(/^\+?[\d ()/.-]{5,30}$/, 'A telephone number can have digits and spaces, like +351 22 000 0000'),
    'Telephone',
    'Search engines',
  ),
  address: z.object({
    locality: fact(line('The city', 80), 'City', 'Search engines'),
    region: fact(optionalLine('The region', 80), 'Region', 'Search engines'),
    countryCode: fact(
      z
        .string()
        .trim()
        .regex(/^[A-Za-z]{2}$/, 'The country code must have two letters, like PT')
        .toUpperCase(),
      'Country code',
      'Search engines',
    ),
    country: fact(line('The country', 80), 'Country'),
    postalCode: fact(optionalLine('The postal code', 20), 'Postal code', 'Search engines'),
    street: fact(optionalLine('The street', 120), 'Street', 'Search engines'),
  }),
  inEea: fact(
    z.boolean(),
    'The country is in the European Economic Area',
    'Privacy policy, on transfers abroad',
    { widget: 'switch' },
  ),
  supportLanguages: fact(
    z
      .array(line('A language', 40))
      .min(1, 'At least one language is needed')
      .max(10, 'There can be at most ten languages'),
    'Languages, one per line',
    'Search engines',
    { widget: 'lines' },
  ),
  office: z.object({
    title: fact(line('The location', 80), 'Location', 'Emails'),
    note: fact(line('The note on the location', 200), 'Note on the location'),
    clock: z.object({
      timeZone: fact(
        z.string().trim().refine(isTimeZone, 'Unknown time zone. Enter one like Europe/Lisbon'),
        'Time zone',
        'Times in emails and in the admin',
      ),
      name: fact(line('The name of the time zone', 40), 'Name of the time zone', 'Shown beside times'),
    }),
  }),
  founded: fact(year('The founding year'), 'Founding year', 'Search engines', number),
  social: fact(
    z.array(social).max(6, 'There can be at most six profiles'),
    'Profiles, one per line: name, then URL',
    'Search engines',
    {
      widget: 'lines',
      line: {
        show: ({ label, href }: z.output<typeof social>) => `${label} ${href}`,
        read(text) {
          const [, label = '', href = ''] = /^(.*?)\s*(\S+)$/.exec(text) ?? [];
          return { kind: getLinkKind(href), label, href };
        },
      },
    },
  ),
  stats: z.object({
    clients: fact(count('Clients'), 'Clients', '', number),
    projects: fact(count('Projects'), 'Projects', '', number),
  }),
  figures: z.object({ clients: figure, projects: figure, team: figure }).optional(),
  /** Null without a milestone. */
  milestone: z
    .object({
      year: fact(
        year('The year of the milestone'),
        'Year of the milestone',
        'If empty, no milestone is shown',
        number,
      ),
      years: fact(count('The years until then'), 'Years in business by then', '', number),
      projects: fact(count('Projects by then'), 'Projects by then', '', number),
      clients: fact(count('Clients by then'), 'Clients by then', '', number),
      experts: fact(count('People by then'), 'People by then', '', number),
      shareInCity: fact(
        count('The share in the city').max(100, 'A share can be at most 100 percent'),
        'Percentage of people in the city',
        '',
        number,
      ),
    })
    .nullable(),
  /** Null without a rating. */
  rating: z
    .object({
      value: fact(
        z.number('The rating must be a number').min(0, 'A rating must be at least 0'),
        'Rating',
        '',
        number,
      ),
      of: fact(
        z.number('The best rating must be a number').min(1, 'The best rating must be at least 1').max(100),
        'Best possible rating',
        '',
        number,
      ),
      by: fact(optionalLine('Who rates', 60), 'Rated by', 'If empty, no source is shown'),
      // Missing in data from earlier versions.
      url: fact(
        z.union([
          z.literal(''),
          z.url({ protocol: /^https$/, error: 'Enter a URL that begins with https://' }),
        ]),
        'URL of the reviews',
        'If empty, the source isn’t a link',
      ).optional(),
    })
    .nullable(),
  team: fact(
    z.array(team).min(1, 'At least one team is needed').max(20, 'There can be at most twenty teams'),
    'Teams, one per line: name, then number of people',
    '',
    {
      widget: 'lines',
      line: {
        show: ({ name, people }: z.output<typeof team>) => `${name} ${people}`,
        read(text) {
          const [, name = text, people = ''] = /^(.*?)[\s,:]+(\d+)$/.exec(text) ?? [];
          return { name, people: people ? Number(people) : undefined };
        },
      },
    },
  ),
  industries: choices('An industry'),
  /** Industries without a filter or an entry in the menu. */
  hiddenIndustries: z.array(line('An industry', CHOICE_LENGTH_MAX)).max(CHOICES_MAX).optional(),
  /** Current names by lower-case former name. */
  formerIndustries: z
    .record(z.string().max(CHOICE_LENGTH_MAX), line('An industry', CHOICE_LENGTH_MAX))
    .refine(names => Object.keys(names).length <= FORMER_INDUSTRIES_MAX, 'There are too many former names')
    .optional(),
  /** The contact form preselects the first. */
  requestTypes: choices('A request type'),
  answerTime: fact(line('The answer time', 60), 'You answer within', 'The email to visitors'),
  referencePrefix: fact(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,6}$/, 'The prefix must have one to six letters or digits'),
    'Reference prefix',
    'New requests. Existing requests keep their prefix',
  ),
  /** Matching tones are derived from the accent. */
  accent: z
    .string()
    .trim()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'Enter a colour like #1F5D3A')
    .toUpperCase()
    .refine(
      accent => getGroundContrasts(accent).white >= MIN_GRAPHIC_CONTRAST,
      'This colour is too light for white. Choose a darker one, with a contrast of at least 3',
    ),
  typeface: z.enum(TYPEFACES, 'Unknown typeface'),
  /** Empty texts fall back to the built-in ones. */
  articleCall: call('Call to action below articles', 'Shown below every article').optional(),
  caseCall: call('Call to action below reviews', 'Shown below every review').optional(),
  contactWindow: z
    .object({
      title: fact(optionalLine('The title', 60), 'Title of the contact window', OVER_PAGES),
      line: fact(optionalLine('The line', 200), 'Text of the contact window', OVER_PAGES),
    })
    .optional(),
  thanks: z
    .object({
      title: fact(optionalLine('The title', 60), 'Title of the thank-\u2060you message', AFTER_SENDING),
      // Missing in data from earlier versions.
      text: fact(optionalLine('The line', 300), 'Text of the thank-\u2060you message', AFTER_SENDING).default(
        '',
      ),
      button: fact(optionalLine('The button', 40), 'Button of the thank-\u2060you message', AFTER_SENDING),
    })
    .optional(),
  accentName: fact(
    line('The name of the colour', 30).regex(/^[\p{L} -]+$/u, 'The name of the colour can have letters only'),
    'Name of the colour',
    '“Marked in …”',
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
  articleCall: 'the call to action below articles',
  caseCall: 'the call to action below cases',
  contactWindow: 'the contact window',
  thanks: 'the thank-you message',
  referencePrefix: 'the reference prefix',
  accent: 'the colour',
  accentName: 'the name of the colour',
  typeface: 'the typeface',
} as const satisfies Record<keyof SiteFacts, string>;

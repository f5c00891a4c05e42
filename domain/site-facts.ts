import { checkOnGrounds, MIN_GRAPHIC_CONTRAST } from './brand';
import { foldCase } from './filters';
import { CHOICE_LENGTH_MAX, CHOICES_MAX } from './limits';
import { oneLine } from './plain-text';
import type { SiteFacts } from './site';
import { TYPEFACES } from './typefaces';
import { z } from './zod';

/** Editable facts used by pages, emails, feeds and images (docs/decisions/site-facts.md). */

const line = (what: string, max: number) =>
  oneLine().min(1, `${what} is missing`).max(max, `${what} takes at most ${max} characters`);
const optionalLine = (what: string, max: number) =>
  oneLine().max(max, `${what} takes at most ${max} characters`);
const call = z.object({ title: optionalLine('The title', 140), text: optionalLine('The line', 300) });
const count = (what: string) =>
  z
    .number(`${what} must be a number`)
    .int(`${what} must be a whole number`)
    .min(0, `${what} cannot be below zero`)
    .max(1_000_000, `${what} cannot be above a million`);
const year = (what: string) =>
  z
    .number(`${what} must be a year`)
    .int(`${what} must be a year`)
    .min(1800, `${what} must be a year since 1800`)
    .max(2200, `${what} must be a year until 2200`);

/** Returns whether a time zone name is known: `Europe/Lisbon`. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const team = z.object({ name: line('The name of a team', 60), people: count('The people of a team') });

/** A figure with its label. */
const figure = z.object({
  /** Suffix; empty for an exact number. */
  sign: z.enum(['+', '', '%'], 'The sign is +, % or none').default('+'),
  /** Default label. */
  label: optionalLine('The words beside a figure', 80).default(''),
  /** The day since which it is true, if known. */
  since: z.union([z.literal(''), z.iso.date()], 'A day is written like 2026-03-31').default(''),
});

/** Ordered choices. Stored items contain the text itself, so they survive removal from the list. */
const choices = (one: string) =>
  z
    .array(line(one, CHOICE_LENGTH_MAX).regex(/[\p{L}\p{N}]/u, `${one} needs a letter or a digit`))
    .min(1, `${one} is needed: write at least one`)
    .max(CHOICES_MAX, `There can be at most ${CHOICES_MAX} entries: remove one first`)
    .superRefine((entries, { addIssue }) => {
      const folded = entries.map(foldCase);
      const twice = entries.find((_, index) => folded.indexOf(folded[index] ?? '') < index);
      if (twice) addIssue(`“${twice}” is listed twice: remove one of them`);
    });

/** A link to a social profile. */
const social = z.object({
  kind: z.enum(['reviews', 'linkedin', 'instagram'], 'There is no such kind of profile'),
  label: line('The name of a profile', 60),
  href: z
    .url({ protocol: /^https$/, error: 'A profile needs an address that begins with https://' })
    .max(500),
});

export const siteFactsSchema = z.strictObject({
  name: line('The name', 60),
  brandSuffix: line('What stands after page titles', 60),
  line: line('The line', 200),
  email: z.email('This is not an e-mail address').max(200),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()/.-]{5,30}$/, 'A telephone number has digits and spaces, like +351 22 000 0000'),
  address: z.object({
    locality: line('The city', 80),
    region: optionalLine('The region', 80),
    countryCode: z
      .string()
      .trim()
      .regex(/^[A-Za-z]{2}$/, 'The country code has two letters, like PT')
      .toUpperCase(),
    country: line('The country', 80),
    postalCode: optionalLine('The postal code', 20),
    street: optionalLine('The street', 120),
  }),
  /** Whether the country is in the European Economic Area, for the privacy policy. */
  inEea: z.boolean(),
  supportLanguages: z
    .array(line('A language', 40))
    .min(1, 'At least one language is needed')
    .max(10, 'Ten languages are enough'),
  office: z.object({
    title: line('Where the office is', 80),
    note: line('The note on the office', 200),
    clock: z.object({
      timeZone: z
        .string()
        .trim()
        .refine(isTimeZone, 'There is no such time zone. They are named like Europe/Lisbon'),
      name: line('The name of the clock', 40),
    }),
  }),
  founded: year('The year of the first contract'),
  social: z.array(social).max(6, 'Six profiles at most'),
  stats: z.object({ clients: count('Clients'), projects: count('Projects') }),
  figures: z.object({ clients: figure, projects: figure, team: figure }).optional(),
  /** Null: no milestone. */
  milestone: z
    .object({
      year: year('The year of the milestone'),
      years: count('The years until then'),
      projects: count('Projects then'),
      clients: count('Clients then'),
      experts: count('People then'),
      shareInCity: count('The share in the city').max(100, 'A share is at most 100 percent'),
    })
    .nullable(),
  /** Null: no rating. */
  rating: z
    .object({
      value: z.number('The rating must be a number').min(0, 'A rating is at least 0'),
      of: z.number('The best rating must be a number').min(1, 'The best rating is at least 1').max(100),
      by: optionalLine('Who rates', 60),
    })
    .nullable(),
  team: z.array(team).min(1, 'At least one team is needed').max(20, 'Twenty teams at most'),
  /** Filters of cases, suggested as their domain. */
  industries: choices('An industry'),
  /** Request types of the contact form; the first is preselected. */
  requestTypes: choices('A request type'),
  answerTime: line('The promise of an answer', 60),
  /** Prefix of new references; existing ones keep theirs. */
  referencePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,6}$/, 'The prefix has one to six letters or digits'),
  /** The accent colour; other tones derive from it. */
  accent: z
    .string()
    .trim()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'A colour is written like #1F5D3A')
    .toUpperCase()
    .refine(
      accent => checkOnGrounds(accent).white >= MIN_GRAPHIC_CONTRAST,
      'This is too light: nobody could see it on white. It needs a contrast of 3 at least',
    ),
  /** The site's typeface. */
  typeface: z.enum(TYPEFACES, 'There is no such typeface'),
  /** Texts below articles and cases, above the contact form, and in the thank-you; empty ones use the defaults. */
  articleCall: call.optional(),
  caseCall: call.optional(),
  contactWindow: z
    .object({ title: optionalLine('The title', 60), line: optionalLine('The line', 200) })
    .optional(),
  thanks: z
    .object({
      title: optionalLine('The title', 60),
      // Older data without it uses the built-in line.
      text: optionalLine('The line', 300).default(''),
      button: optionalLine('The button', 40),
    })
    .optional(),
  /** The accent's name in texts: "marked in red". */
  accentName: line('The word for the colour', 30).regex(
    /^[\p{L} -]+$/u,
    'The word for the colour has letters only',
  ),
});

/** Labels of facts, for the change log. */
export const FACT_WORDS = {
  name: 'the name',
  brandSuffix: 'what follows page titles',
  line: 'the line',
  email: 'the e-mail address',
  phone: 'the telephone number',
  address: 'the address',
  inEea: 'where the law is from',
  supportLanguages: 'the languages',
  office: 'the office',
  founded: 'the founding year',
  social: 'the profiles',
  stats: 'the figures',
  figures: 'what is said of the figures',
  milestone: 'the milestone',
  rating: 'the rating',
  team: 'the teams',
  industries: 'the industries',
  requestTypes: 'the choices of the contact form',
  answerTime: 'the promise of an answer',
  articleCall: 'the call below articles',
  caseCall: 'the call below cases',
  contactWindow: 'the contact window',
  thanks: 'the thank-you',
  referencePrefix: 'the reference prefix',
  accent: 'the colour',
  accentName: 'the word for the colour',
  typeface: 'the typeface',
} as const satisfies Record<keyof SiteFacts, string>;

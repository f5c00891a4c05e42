import { REVIEW_PAGE_LABELS, type ReviewsPage } from './colleague';
import { libraryImageOrNone } from './fields';
import { describeField } from './fields/meta';
import { limitedLine, requiredLimitedLine } from './plain-text';
import { z } from './zod';

/** Editable people and testimonials, in display order. */

/** A built-in drawing or photo by name (`art:people-ines.jpg`), a library image, or none. */
const portrait = z.union(
  [z.string().regex(/^art:people-[\w-]{1,80}(?:\.(?:jpe?g|png|webp))?$/), libraryImageOrNone],
  { error: 'Choose a portrait from the library' },
);

/** Start angle of the avatar's sector in degrees. Derived from the name if missing. */
const rim = z.number().optional();

export const personSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/, 'A key can contain only lower-case letters, digits and hyphens'),
  name: describeField(requiredLimitedLine('The name', 80), { label: 'Name' }),
  role: describeField(requiredLimitedLine('The role', 80), { label: 'Role' }),
  languages: describeField(
    z.array(requiredLimitedLine('A language', 40)).max(10, 'There can be at most ten languages'),
    {
      label: 'Languages, separated by commas',
      widget: 'commas',
    },
  ),
  portrait,
  onAbout: describeField(z.boolean(), { label: 'Show on the About page', widget: 'switch' }),
  /** Whether the person is listed as a contact, on the contact page and below every form. */
  takesRequests: describeField(z.boolean(), { label: 'Takes requests from visitors', widget: 'switch' }),
  hours: describeField(limitedLine('The hours', 80), {
    label: 'Hours',
    help: 'For example “10:00 to 18:00, Porto time”',
  }),
  askAbout: describeField(limitedLine('What to ask about', 80), {
    label: 'Topics to ask about',
    help: 'For example “Contracts, teams”',
  }),
  /** URL of an external booking page. If empty, visitors book on this site. */
  schedulingUrl: describeField(
    z
      .string()
      .trim()
      .max(500, 'A scheduling link can have at most 500 characters')
      .refine(
        url => url === '' || (/^https:\/\//.test(url) && URL.canParse(url)),
        'A scheduling link must begin with https://',
      ),
    {
      label: 'Scheduling link',
      help: 'Opened by “Book a meeting”. If empty, visitors book on this site.',
    },
  ).default(''),
  hidden: describeField(z.boolean(), {
    label: 'Hide on the whole site. Articles by this person stay.',
    widget: 'switch',
  }),
  rim,
});
export type Person = z.output<typeof personSchema>;

export const REVIEW_PAGE_NAMES = Object.keys(REVIEW_PAGE_LABELS) as ReviewsPage[];

export const reviewSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'A testimonial has an invalid ID. Reload this page and try again.'),
  words: describeField(requiredLimitedLine('The quote', 400), {
    label: 'Quote',
    widget: 'text',
  }),
  name: describeField(requiredLimitedLine('The name', 80), { label: 'Name' }),
  role: describeField(requiredLimitedLine('Position and company', 120), { label: 'Position, company' }),
  since: describeField(
    z
      .string()
      .trim()
      .regex(/^(?:(?:19|20)\d\d)?$/, 'Enter a year such as 2021'),
    { label: 'Client since', help: 'A year. One of the designs shows how long clients stay.' },
  ).optional(),
  on: describeField(
    z.array(z.enum(REVIEW_PAGE_NAMES, 'This page doesn’t exist')).max(REVIEW_PAGE_NAMES.length),
    {
      label: 'Pages',
      widget: 'switches',
      options: Object.fromEntries(REVIEW_PAGE_NAMES.map(page => [page, `On ${REVIEW_PAGE_LABELS[page]}`])),
    },
  ),
  hidden: describeField(z.boolean(), { label: 'Hidden', widget: 'switch' }),
  /** Stored by former versions. */
  rim,
});
export type StaffReview = z.output<typeof reviewSchema>;

/** Portrait styles, shared by all people: drawings and initials, greyscale photos, or photos in black and accent. */
export const PORTRAIT_STYLES = ['drawn', 'grey', 'twoTone'] as const;
export type PortraitStyle = (typeof PORTRAIT_STYLES)[number];

const areUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

export const peopleSchema = z.strictObject({
  treatment: z.enum(PORTRAIT_STYLES, 'Portraits must be drawn, grey or in two tones').default('grey'),
  people: z
    .array(personSchema)
    .max(60, 'There can be at most sixty people')
    .refine(people => areUnique(people.map(({ key }) => key)), 'Two people can’t have the same key')
    .refine(
      people => people.some(({ takesRequests, hidden }) => takesRequests && !hidden),
      'At least one person must take requests, because forms show who replies',
    ),
  reviews: z
    .array(reviewSchema)
    .max(60, 'There can be at most sixty testimonials')
    .refine(
      reviews => areUnique(reviews.map(({ id }) => id)),
      'A testimonial is listed twice. Reload this page and try again.',
    ),
});
export type People = z.output<typeof peopleSchema>;

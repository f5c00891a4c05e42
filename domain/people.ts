import { REVIEW_PAGES, type ReviewsPage } from './colleague';
import { libraryImageOrNone } from './fields';
import { oneLine } from './plain-text';
import { z } from './zod';

/** Editable people and testimonials, in display order. */

const line = (what: string, max: number) => oneLine().max(max, `${what} takes at most ${max} characters`);
const needed = (what: string, max: number) => line(what, max).min(1, `${what} is missing`);

/** A built-in drawing or photo by name (`art:people-ines.jpg`), a library image, or none. */
const portrait = z.union(
  [z.string().regex(/^art:people-[\w-]{1,80}(?:\.(?:jpe?g|png|webp))?$/), libraryImageOrNone],
  { error: 'A portrait comes from the library' },
);

export const personSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/, 'A key has small letters, digits and hyphens'),
  name: needed('The name', 80),
  role: needed('The role', 80),
  languages: z.array(needed('A language', 40)).max(10, 'Ten languages are enough'),
  portrait,
  onAbout: z.boolean(),
  /** Listed as a contact: on the contact page and below every form. */
  takesRequests: z.boolean(),
  hours: line('The hours', 80),
  askAbout: line('What to ask about', 80),
  /** Booking URL; empty if the contact form handles it. */
  schedulingUrl: z
    .string()
    .trim()
    .max(500, 'A scheduling link takes at most 500 characters')
    .refine(
      url => url === '' || (/^https:\/\//.test(url) && URL.canParse(url)),
      'A scheduling link begins with https://',
    )
    .default(''),
  /** Hidden everywhere; their articles stay. */
  hidden: z.boolean(),
});
export type Person = z.output<typeof personSchema>;

export const REVIEWS_PAGES = Object.keys(REVIEW_PAGES) as ReviewsPage[];

export const reviewSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'A testimonial has no such id'),
  words: needed('What they said', 400),
  name: needed('The name', 80),
  /** Position and company, as displayed. */
  role: needed('Post and company', 120),
  on: z.array(z.enum(REVIEWS_PAGES, 'There is no such page')).max(REVIEWS_PAGES.length),
  hidden: z.boolean(),
});
export type StaffReview = z.output<typeof reviewSchema>;

/** Portrait styles, the same for all: drawings and initials, greyscale photos, or photos in black and accent. */
export const TREATMENTS = ['drawn', 'grey', 'twoTone'] as const;
export type Treatment = (typeof TREATMENTS)[number];

const noneTwice = (ids: readonly string[]) => new Set(ids).size === ids.length;

export const peopleSchema = z.strictObject({
  treatment: z.enum(TREATMENTS, 'Portraits are drawn, grey or in two tones').default('grey'),
  people: z
    .array(personSchema)
    .max(60, 'Sixty people are enough')
    .refine(people => noneTwice(people.map(({ key }) => key)), 'Two people cannot have the same key')
    .refine(
      people => people.some(({ takesRequests, hidden }) => takesRequests && !hidden),
      'Somebody has to take requests: forms say who answers',
    ),
  reviews: z
    .array(reviewSchema)
    .max(60, 'Sixty testimonials are enough')
    .refine(reviews => noneTwice(reviews.map(({ id }) => id)), 'A testimonial stands there twice'),
});
export type People = z.output<typeof peopleSchema>;

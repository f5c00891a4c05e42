import { imageUrlOrNone, optionalLine, requiredText } from '../domain/fields';
import type { Kind } from '../domain/kinds/kind';
import { slugify } from '../domain/slug';
import { z } from '../domain/zod';

/** The list of a further kind, as a line in `domain/paths` describes it. */
export const eventList = {
  ...{ path: '/events', title: 'Events', aliases: [], kind: 'event' },
  ...{ items: '/events/', pages: '/events/page/', filter: 'place' },
};

/** Describes a further kind as in `domain/kinds`; it is mentioned nowhere else. */
export const event = {
  name: 'event',
  schema: z.strictObject({
    title: requiredText('An event needs a title'),
    words: requiredText('An event says something'),
    place: optionalLine(100),
    picture: imageUrlOrNone.default(''),
  }),
  noun: 'event',
  nouns: 'events',
  path: slug => `/events/${slug}`,
  slugOf: ({ title }) => slugify(title),
  slugTaken: 'Another event has this address',
  slugField: 'title',
  list: {
    screen: eventList as never,
    perPage: 4,
    path: ({ from }) => (from > 1 ? `/events/page/${from}` : '/events'),
    match: 'any',
  },
  rest: {
    path: 'events',
    schema: 'Event',
    filter: { name: 'place', means: 'Only at these places; repeatable' },
    notFound: { id: 'No event has this id', slug: 'No event has this slug' },
  },
  derived: {
    facets: ({ place }) => [String(place)],
    toCard: ({ words, place }) => ({ words, place }),
    toSearchTexts: ({ words }) => ({ note: 'Event', image: '', headings: '', body: String(words) }),
  },
} satisfies Kind<'event'>;

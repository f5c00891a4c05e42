import { schemaMeta } from '../fields/meta';
import { findScreen, itemLists, type ScreenName } from '../paths';
import { z } from '../zod';
import {
  animatedDrawing,
  choice,
  day,
  drawing,
  flag,
  group,
  line,
  lines,
  link,
  pictogram,
  rows,
  text,
  titleLines,
} from './fields';
import { type KindContent, section } from './kind';
import { getSectionName, type NameOf, type ParsedName } from './name';

const headTexts = {
  title: line('Title', { max: 120, example: 'What this page is about' }),
  lead: text('Lead', { max: 400, example: 'Two lines that say what it is and for whom.' }),
};

const measure = z.int().min(6).max(30);
schemaMeta.add(measure, {
  label: 'Title width, in characters',
  help: 'Sets where the lines break.',
  example: 12,
});
const size = z.int().min(200).max(1_600);
schemaMeta.add(size, { label: 'Drawing size, in pixels', example: 960 });

const rotatesRing = z.boolean();
schemaMeta.add(rotatesRing, { label: 'Rotate the ring' });

const ukrainianText = line('Sentence in Ukrainian, for screen readers', {
  max: 300,
  hideWhenEmpty: true,
}).optional();

export const head = section(
  'head',
  { label: 'Hero', help: 'The first section of a page.' },
  {},
  {
    /** Hero for the closing that directly follows. Without a closing, a drawing extends to the right edge. */
    offer: {
      label: 'Service page hero',
      help: 'A title and the button that opens the request form. A calculator or test that follows shares the first screen.',
      synonyms: 'top head landing',
      fields: {
        title: headTexts.title,
        lead: headTexts.lead.optional(),
        action: line('Button that opens the request form', {
          max: 40,
          example: 'Get in touch',
          isExamplePublishable: true,
        }),
        note: text('Legend of the drawing', {
          max: 300,
          help: 'Only if the drawing needs an explanation.',
        }).optional(),
        art: animatedDrawing('Drawing', { help: 'Only for a hero on its own.' }).optional(),
      },
    },
    /** The title is on the left, and a drawing extends to the right edge. */
    drawing: {
      label: 'Hero beside a drawing',
      help: 'A large title, a lead, and a drawing on the right.',
      synonyms: 'top head title',
      fields: {
        ...headTexts,
        measure,
        art: group('Drawing', {
          src: drawing('Static version', { example: 'art:spiral' }),
          plays: drawing('Animated version', { example: 'art:spiral-plays' }).optional(),
          size,
          turns: rotatesRing,
        }),
        offer: flag('End with a link to the free consultation'),
      },
    },
    /** The title is on the left, and the dial extends to the right edge. The sections on the dial share it. */
    front: {
      label: 'Home page hero',
      help: 'A title of a few lines, two links, a note and a dial that follows the pointer.',
      synonyms: 'top head home start dial beam',
      fields: {
        title: titleLines(),
        lead: headTexts.lead,
        talk: line('Button that opens the request form', {
          max: 40,
          example: 'Get in touch',
          isExamplePublishable: true,
        }),
        more: group('Link beside the button', { label: line('Label', { max: 40 }), href: link('Link') }),
        note: text('Note', { max: 300 }).optional(),
        stops: rows(
          'Links on the dial',
          { label: line('Label', { max: 24 }), href: link('Link').optional() },
          { max: 5, singular: 'Link', help: 'Shown in wide windows when the beam points at them.' },
        ).optional(),
      },
    },
    /** The title is on the left, and a dial with up to nine entries on the right. */
    ring: {
      label: 'Hero beside a ring of entries',
      help: 'A title of a few lines and a dial. Its beam follows the pointer, and the text of the entry under the beam appears in the middle.',
      synonyms: 'top head services dial beam',
      fields: {
        title: titleLines(),
        lead: headTexts.lead,
        items: rows(
          'Entries around the dial, clockwise from the top',
          {
            icon: pictogram(),
            title: line('Name', { max: 24 }),
            text: line('Sentence in the middle', { max: 80 }),
            href: link('Link').optional(),
          },
          { min: 3, max: 9, singular: 'Entry' },
        ),
        offer: flag('End with a link to the free consultation'),
      },
    },
    picture: {
      label: 'Hero above an image',
      help: 'A title of a few lines on white, above a full-width image.',
      synonyms: 'top head about picture map',
      fields: {
        title: titleLines(),
        lead: headTexts.lead,
        plan: group('Image', {
          src: drawing('Picture', { example: 'art:plan' }),
          alt: line('Alt text', { max: 200 }),
        }),
        ukrainian: ukrainianText,
      },
    },
    /** Hero that shares the first screen with the portraits that directly follow. */
    people: {
      label: 'Hero beside portraits',
      help: 'A title of a few lines. Portraits that follow fill the rest of the first screen.',
      synonyms: 'top head about people team faces',
      fields: {
        title: titleLines(),
        lead: headTexts.lead,
        light: line('Sentence about the light', {
          max: 160,
          help: 'The light on the portraits depends on the time at the office. {time} is replaced with this time.',
        }).optional(),
        ukrainian: ukrainianText,
      },
    },
    /** For list pages. */
    white: {
      label: 'White hero',
      help: 'A title of a few lines on white, with text beside it.',
      synonyms: 'top head list',
      fields: { title: titleLines(), note: text('Text beside the title', { max: 300 }) },
    },
    policy: {
      label: 'Hero of a policy',
      help: 'A title, a lead and the effective date.',
      synonyms: 'top head policy terms legal',
      fields: { ...headTexts, updated: day('Last updated'), effective: day('Effective since') },
    },
  },
);

const contactHero = section(
  'contact',
  {
    label: 'Hero of the contact page',
    help: 'The title and lead, and the texts beside and above the form.',
    synonyms: 'top head contact form',
  },
  {
    ...headTexts,
    dial: group('Dial with the office’s time', {
      now: line('Text below the time', { max: 40, example: 'at the office now' }),
      open: line('Text on the working hours', { max: 16, example: 'Open' }).optional(),
      promise: line('Title after sending', {
        max: 80,
        help: '{name}, {time} and {day} are replaced with who answers and when. Not shown if the answer time isn’t a number of working days.',
        example: 'Expect {name} by {time} on {day}',
      }),
      sent: line('Text below the title after sending', { example: 'A person reads it.' }),
      latest: line('Text below the promised hour', {
        max: 40,
        help: '{day} is replaced with the day of the answer.',
        example: 'before {day} ends',
      }),
    }).optional(),
    card: group('Card', {
      title: line('Title', { max: 60 }),
      facts: rows(
        'Facts',
        {
          kind: choice('Icon', { length: 'Clock', call: 'Camera', place: 'Pin' }),
          text: line('Fact', { max: 80 }),
        },
        { max: 6, singular: 'Fact' },
      ),
      next: group('What happens next', {
        title: line('Title', { max: 60 }),
        steps: lines('Steps', { min: 1, max: 6, example: ['We read your message.'] }),
      }),
      form: line('Text above the form', { max: 60 }),
    }),
    addressee: group('Recipient', {
      question: line('Question', { max: 60 }),
      anyone: line('No particular person', { max: 24 }),
    }),
  },
);

const notFoundHero = section(
  'lost',
  {
    label: 'Hero of the 404 page',
    help: 'Shown when a page doesn’t exist, with links to other pages.',
    synonyms: 'top head 404 lost',
  },
  {
    title: line('Title', { max: 60 }),
    line: text('Text', { max: 300 }),
    back: line('Label of the back button', { max: 40 }),
    report: line('Link to report a broken link', { max: 40 }),
    popular: line('Heading of the most read articles', { max: 60 }),
  },
);

const action = { title: line('Title', { max: 60 }), text: line('Text beside the title', { max: 80 }) };

/** Hero that also contains the search results. */
const searchHero = section(
  'search',
  {
    label: 'Hero of the search page',
    help: 'The texts around a search, and links for when nothing was found.',
    synonyms: 'top head search find',
  },
  {
    title: line('Title', { max: 60, help: 'Not visible. Screen readers read it as the page title.' }),
    results: line('Title of the results', { help: '{q} is replaced with the search terms.' }),
    meant: line('Note when search terms were corrected', {
      help: '{q} is replaced with the search terms. The corrected terms follow.',
    }),
    start: line('Title before a search', { max: 60 }),
    note: text('Text before a search', { max: 200 }),
    nothing: line('Title when nothing was found', {
      max: 80,
      help: '{q} is replaced with the search terms.',
    }),
    advice: text('Text when nothing was found', { max: 200 }),
    cases: group('Link to the cases', action, { help: '{n} is replaced with the number of cases.' }),
    pages: group('Link to all pages', action),
    person: group('Link to a person', action),
  },
);

export const heroKinds = [head, contactHero, notFoundHero, searchHero] as const;

export type HeroContent = KindContent<(typeof heroKinds)[number]>;
/** Kind and variant, such as `head offer` or `contact`. */
export type HeroName = NameOf<HeroContent>;
export type HeroByName<Name extends HeroName> = Extract<HeroContent, ParsedName<Name>>;

const heroVariants: readonly HeadDescription[] = heroKinds.flatMap(
  ({ variants }): HeadDescription[] => variants,
);
type HeadDescription = (typeof heroKinds)[number]['variants'][number];
const variantsByName = new Map(heroVariants.map(variant => [getSectionName(variant), variant]));

/** Returns undefined for heroes from a newer version. */
export const findHeroKind = (hero: { kind: string; variant?: unknown }): HeadDescription | undefined =>
  variantsByName.get(getSectionName(hero));

/**
 * Built-in pages with content besides sections, and the hero that each requires. The heroes of contact, search and 404
 * are used nowhere else.
 */
const requiredHeroes: Partial<Record<ScreenName, HeroName>> = {
  ...Object.fromEntries(itemLists.map(({ name }) => [name, 'head white'])),
  contact: 'contact',
  privacy: 'head policy',
  notFound: 'lost',
  search: 'search',
};
/** Returns whether a page has content besides hero and sections, such as a list. */
export const hasOwnContent = (path: string): boolean =>
  ['head white', 'lost', 'search'].includes(requiredHeroes[findScreen(path) ?? 'home'] ?? '');

/** Lists the heroes that the page at `path` can have. */
export function listHeroes(path: string): readonly HeadDescription[] {
  const screen = findScreen(path);
  const requiredHero = screen && requiredHeroes[screen];
  return requiredHero
    ? heroVariants.filter(variant => getSectionName(variant) === requiredHero)
    : head.variants;
}

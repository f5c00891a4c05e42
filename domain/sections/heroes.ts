import { meta } from '../fields/meta';
import { findScreen, type ScreenName } from '../paths';
import { z } from '../zod';
import {
  choice,
  day,
  drawing,
  flag,
  group,
  line,
  lines,
  link,
  performing,
  rows,
  text,
  titleLines,
} from './fields';
import { type ContentOf, section } from './kind';
import { getSectionName, type Named, type NameOf } from './name';

const words = {
  title: line('Title', { max: 120, example: 'What this page is about' }),
  lead: text('Lead', { max: 400, example: 'Two lines that say what it is and for whom.' }),
};

const measure = z.int().min(6).max(30);
meta.add(measure, { label: 'Width of the title, in letters', help: 'Where it breaks.', example: 12 });
const size = z.int().min(200).max(1_600);
meta.add(size, { label: 'Side of the drawing, px', example: 960 });

const turns = z.boolean();
meta.add(turns, { label: 'Its ring turns' });

const ukrainian = line('A sentence in Ukrainian, for screen readers', {
  max: 300,
  whereSaid: true,
}).optional();

/** The hero of a page. */
export const head = section(
  'head',
  { label: 'Head', help: 'The top of a page.' },
  {},
  {
    /** Text left, a drawing of `art/svg` extending right. */
    offer: {
      label: 'Offer',
      help: 'A title, a lead and the button that opens the request form.',
      synonyms: 'top head landing',
      fields: {
        ...words,
        action: line('Button that opens the request form', {
          max: 40,
          example: 'Get in touch',
          usable: true,
        }),
        note: text('How to read the drawing', { max: 300, help: 'Where it needs a key.' }).optional(),
        art: performing('Drawing'),
        artTall: performing('Drawing on wide screens', {
          help: 'In its place above 767 px: the same middle, lines that run on above and below.',
        }).optional(),
        look: choice('How it is placed', {
          seats: 'Seats',
          gauge: 'Gauge',
          core: 'Core',
          code: 'Code',
          lens: 'Lens',
          gate: 'Gate',
          rosette: 'Rosette',
        }),
      },
    },
    /** Black: title left, a drawing extending right. */
    drawing: {
      label: 'Head beside a drawing',
      help: 'A large title, a lead, and a drawing on the right.',
      synonyms: 'top head title',
      fields: {
        ...words,
        measure,
        art: group('Drawing', {
          src: drawing('At rest', { example: 'art:spiral' }),
          plays: drawing('While it performs', { example: 'art:spiral-plays' }).optional(),
          size,
          turns,
        }),
        offer: flag('Ends with the way to the free consultation'),
      },
    },
    /** Title left, the dial extending right. */
    front: {
      label: 'Front door',
      help: 'A title of a few lines, two ways on, a note, and a turning drawing.',
      synonyms: 'top head home start',
      fields: {
        title: titleLines(),
        lead: words.lead,
        talk: line('Button that opens the request form', {
          max: 40,
          example: 'Get in touch',
          usable: true,
        }),
        more: group('Link beside it', { label: line('Label', { max: 40 }), href: link('Leads to') }),
        note: text('Note', { max: 300 }).optional(),
        art: performing('Drawing'),
      },
    },
    picture: {
      label: 'Head above a picture',
      help: 'A title of a few lines on white, above a picture from edge to edge.',
      synonyms: 'top head about picture map',
      fields: {
        title: titleLines(),
        lead: words.lead,
        plan: group('Picture', {
          src: drawing('Picture', { example: 'art:plan' }),
          alt: line('What it shows', { max: 200 }),
        }),
        ukrainian,
      },
    },
    /** For list pages. */
    white: {
      label: 'White head',
      help: 'A title of a few lines on white, a line beside it.',
      synonyms: 'top head list',
      fields: { title: titleLines(), note: text('Line beside the title', { max: 300 }) },
    },
    /** For long texts, with their date. */
    policy: {
      label: 'Head of a policy',
      help: 'A title, a lead, and since when the text holds.',
      synonyms: 'top head policy terms legal',
      fields: { ...words, updated: day('Last updated'), effective: day('Effective since') },
    },
  },
);
export type HeadVariant = (typeof head)['variants'][number]['variant'];

/** The contact page's hero: the offer, with the card overlapping its lower edge. */
export const contactHero = section(
  'contact',
  {
    label: 'Head of the contact page',
    help: 'The offer, and the words beside and above the form.',
    synonyms: 'top head contact form',
  },
  {
    ...words,
    art: drawing('Drawing', { example: 'art:contact' }),
    card: group('The card', {
      title: line('Title', { max: 60 }),
      facts: rows(
        'Facts',
        {
          kind: choice('Sign', { length: 'A clock', call: 'A camera', place: 'A pin' }),
          text: line('Fact', { max: 80 }),
        },
        { max: 6, one: 'Fact' },
      ),
      next: group('What happens next', {
        title: line('Title', { max: 60 }),
        steps: lines('Steps', { min: 1, max: 6, example: ['Somebody reads your message.'] }),
      }),
      form: line('Over the form', { max: 60 }),
    }),
    addressee: group('Whom it is for', {
      question: line('Question', { max: 60 }),
      anyone: line('Nobody in particular', { max: 24 }),
    }),
  },
);

/** The content of the 404 page. */
export const lostHero = section(
  'lost',
  {
    label: 'Head of “not found”',
    help: 'What stands where there is no page, and the ways on.',
    synonyms: 'top head 404 lost',
  },
  {
    title: line('Title', { max: 60 }),
    line: text('Line', { max: 300 }),
    back: line('Button back', { max: 40 }),
    report: line('Link that reports a broken link', { max: 40 }),
    popular: line('Over the most read articles', { max: 60 }),
  },
);

const way = { title: line('Title', { max: 60 }), text: line('Beside it', { max: 80 }) };

/** The search page, around its results. */
export const searchHero = section(
  'search',
  {
    label: 'Head of the search',
    help: 'What stands around a search, and the ways on where nothing was found.',
    synonyms: 'top head search find',
  },
  {
    title: line('Title', { max: 60, help: 'Read out where pages have their title.' }),
    results: line('Title of what was found', { help: '{q} stands for what was asked.' }),
    meant: line('Where other words are meant', {
      help: '{q} stands for what was asked; those words follow.',
    }),
    start: line('Before a search', { max: 60 }),
    note: text('Beside it', { max: 200 }),
    nothing: line('Where nothing was found', { max: 80, help: '{q} stands for what was asked.' }),
    advice: text('Beside that', { max: 200 }),
    cases: group('Way to the cases', way, { help: '{n} stands for how many there are.' }),
    pages: group('Way to all pages', way),
    person: group('Way to a person', way),
  },
);

/** All hero kinds. */
export const heroKinds = [head, contactHero, lostHero, searchHero] as const;

export type HeroContent = ContentOf<(typeof heroKinds)[number]>;
/** Kind and variant of a hero: `head offer`, `contact`. */
export type HeroName = NameOf<HeroContent>;
export type HeroOf<Name extends HeroName> = Extract<HeroContent, Named<Name>>;

const heads: readonly HeadDescription[] = heroKinds.flatMap(({ variants }): HeadDescription[] => variants);
type HeadDescription = (typeof heroKinds)[number]['variants'][number];
const byName = new Map(heads.map(each => [getSectionName(each), each]));

/** Finds a hero's kind and variant, or undefined if this version doesn't know it. */
export const findHeroKind = (hero: { kind: string; variant?: unknown }): HeadDescription | undefined =>
  byName.get(getSectionName(hero));

/**
 * Built-in pages with content of their own, and their required hero. Those of contact, search and 404 are used
 * nowhere else.
 */
export const ownHeads: Partial<Record<ScreenName, HeroName>> = {
  cases: 'head white',
  blog: 'head white',
  contact: 'contact',
  privacy: 'head policy',
  notFound: 'lost',
  search: 'search',
};
/** Returns whether a page has content besides hero and sections, such as a list. */
export const hasOwnPart = (address: string): boolean =>
  ['head white', 'lost', 'search'].includes(ownHeads[findScreen(address) ?? 'home'] ?? '');

/** Lists the heroes allowed at a path. */
export function listHeads(address: string): readonly HeadDescription[] {
  const screen = findScreen(address);
  const own = screen && ownHeads[screen];
  return own ? heads.filter(each => getSectionName(each) === own) : head.variants;
}

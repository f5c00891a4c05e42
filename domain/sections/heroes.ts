import { z } from '../zod';
import { choice, drawing, fieldWords, flag, group, line, link, performing, text, titleLines } from './fields';
import { type ContentOf, sectionKind } from './kind';

const words = {
  title: line('Title', { max: 120, example: 'What this page is about' }),
  lead: text('Lead', { max: 400, example: 'Two lines that say what it is and for whom.' }),
};

/** The top of a landing page: words on the left, a drawing of `art/svg` bleeding to the right. */
export const landingHero = sectionKind(
  'landing',
  {
    label: 'Offer',
    help: 'A title, a lead and the button that opens the request form.',
    synonyms: 'top head landing',
  },
  {
    ...words,
    action: line('Button that opens the request form', { max: 40, example: 'Get in touch' }),
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
);

const measure = z.int().min(6).max(30);
fieldWords.add(measure, { label: 'Width of the title, in letters', help: 'Where it breaks.', example: 12 });
const size = z.int().min(200).max(1_600);
fieldWords.add(size, { label: 'Side of the drawing, px', example: 960 });

const turns = z.boolean();
fieldWords.add(turns, { label: 'Its ring turns' });

/** The black top of a page that is no landing page: a display title left, a drawing bleeding out right. */
export const pageHero = sectionKind(
  'page',
  { label: 'Head', help: 'A large title, a lead, and a drawing on the right.', synonyms: 'top head title' },
  {
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
);

/** The front door: a display title left, the dial bleeding out to the right. */
export const frontHero = sectionKind(
  'front',
  {
    label: 'Front door',
    help: 'A title of a few lines, two ways on, a note, and a turning drawing.',
    synonyms: 'top head home start',
  },
  {
    title: titleLines(),
    lead: words.lead,
    talk: line('Button that opens the request form', { max: 40, example: 'Get in touch' }),
    more: group('Link beside it', { label: line('Label', { max: 40 }), href: link('Leads to') }),
    note: text('Note', { max: 300 }),
    art: performing('Drawing'),
  },
);

/** Words on white above a drawing from edge to edge. */
export const planHero = sectionKind(
  'plan',
  {
    label: 'Head above a picture',
    help: 'A title of a few lines on white, above a picture from edge to edge.',
    synonyms: 'top head about picture map',
  },
  {
    title: titleLines(),
    lead: words.lead,
    plan: group('Picture', {
      src: drawing('Picture', { example: 'art:plan' }),
      alt: line('What it shows', { max: 200 }),
    }),
    ukrainian: line('A sentence in Ukrainian, for screen readers', { max: 300 }).optional(),
  },
);

/** Every kind of a page's top. */
export const heroKinds = [landingHero, pageHero, frontHero, planHero] as const;
export type HeroContent = ContentOf<(typeof heroKinds)[number]>;
export type HeroOf<Kind extends HeroContent['kind']> = Extract<HeroContent, { kind: Kind }>;
export type LandingHeroContent = ContentOf<typeof landingHero>;

const byKind = new Map<string, (typeof heroKinds)[number]>(heroKinds.map(kind => [kind.kind, kind]));
export const kindOfHero = (hero: { kind: string }) => byKind.get(hero.kind);

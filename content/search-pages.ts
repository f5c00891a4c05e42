import type { Colleague } from '../domain/colleague';
import { PEOPLE_ID, type ScreenName, screens } from '../domain/paths';
import { joinTexts, type SearchDocument, textsIn } from '../domain/search/documents';
import { about } from './about';
import type { BuiltIn } from './built-in';
import { contactPage } from './contact-page';
import { landings } from './landings';
import type { Landing } from './landings/types';
import { people } from './people';
import { privacy } from './privacy';
import { process } from './process';
import { services } from './services';

/** A built-in page or person as it is searched; its version is made of its words where it is stored. */
export type SearchPage = Omit<SearchDocument, 'kind' | 'version' | 'image'>;

const wordsOf = ({ hero, sections }: Pick<BuiltIn, 'hero' | 'sections'>) => [hero, sections];
const landingWords = ({ seo, hero, sections }: Landing) => [seo.description, hero, sections];

/** What each page says of itself beside its title, and its words. */
const PAGES: [screen: ScreenName, note: string, words: unknown][] = [
  ['services', 'Services', wordsOf(services)],
  ...landings.map(
    landing => [landing.screen, landing.found ?? 'Service', landingWords(landing)] as (typeof PAGES)[number],
  ),
  ['cases', 'Work', 'Case studies: the problem, what we built and what it changed'],
  ['blog', 'Work', 'Articles: notes from the workshop'],
  [
    'about',
    'Company',
    {
      words: wordsOf(about),
      get people() {
        return people();
      },
    },
  ],
  ['process', 'Company', wordsOf(process)],
  ['contact', 'Company', wordsOf(contactPage)],
  ['privacy', 'Company', wordsOf(privacy)],
];

const page = ([screen, note, words]: (typeof PAGES)[number]): SearchPage => {
  const texts = textsIn(words);
  const { path, title } = screens[screen];
  return {
    key: path,
    slug: path,
    title,
    note,
    headings: joinTexts(texts.filter(({ heading }) => heading).map(({ text }) => text)),
    body: joinTexts(texts.map(({ text }) => text)),
  };
};

/** Whom the page about the agency shows. */
const person = ({ key, name, role, languages }: Colleague): SearchPage => ({
  key: `${screens.about.path}#${key}`,
  slug: `${screens.about.path}#${PEOPLE_ID}`,
  title: name,
  note: 'Person',
  headings: joinTexts([role]),
  body: joinTexts([`${role}. Speaks ${languages.join(', ')}.`]),
});

/** Every built-in page that a search may find, and the people. */
export const searchPages = (): SearchPage[] => [...PAGES.map(page), ...people().map(person)];

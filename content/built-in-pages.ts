import type { PageInput } from '../domain/kinds/page';
import { type ScreenName, screens } from '../domain/paths';
import { withRowIds } from '../domain/sections/row-ids';
import { about } from './about';
import { blog } from './blog';
import type { BuiltIn } from './built-in';
import { cases } from './cases';
import { withClosingWords } from './closings';
import { contactPage } from './contact-page';
import { withNames } from './drawings';
import { home } from './home';
import { landings } from './landings';
import type { Landing } from './landings/types';
import { notFound } from './not-found';
import { privacy } from './privacy';
import { process } from './process';
import { search } from './search';
import { services } from './services';

const ofLanding = ({ screen, crumbs, seo, service, hero, sections }: Landing): PageInput => ({
  ...ofPage({ screen, seo, hero: { kind: 'landing', ...hero }, sections }),
  title: crumbs.at(-1)?.title ?? seo.title,
  above: crumbs.slice(1, -1).map(({ title, href = '/' }) => ({ title, href })),
  service,
});

const ofPage = ({ screen, seo, hero, sections }: BuiltIn): PageInput => ({
  title: screens[screen].title,
  address: screens[screen].path,
  meta_title: seo.customTitle ?? seo.title,
  meta_description: seo.description,
  image: '',
  above: [],
  hero: { ...hero },
  sections: withClosingWords(sections) as unknown as PageInput['sections'],
});

const whole = (page: PageInput) => withRowIds(withNames(page)) as PageInput;

/** Each page made when it is asked for: which facts it tells is seen by making it. */
export const builtInPagesOneByOne = (): (() => [screen: ScreenName, page: PageInput])[] => [
  ...[home, services, about, process, cases, blog, contactPage, privacy, notFound, search].map(
    page => () => [page.screen, whole(ofPage(page))] as [ScreenName, PageInput],
  ),
  ...landings.map(landing => () => [landing.screen, whole(ofLanding(landing))] as [ScreenName, PageInput]),
];

/**
 * Pages that the site has by itself, by the name of their screen: what the editor opens, and goes back to. They tell the
 * facts of the site as these are now.
 */
export const builtInPages = (): Readonly<Record<string, PageInput>> =>
  Object.fromEntries(builtInPagesOneByOne().map(make => make()));

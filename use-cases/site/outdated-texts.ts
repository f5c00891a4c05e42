import { isDeepStrictEqual } from 'node:util';
import { listLinkSources } from '../../db/links';
import { pageStore } from '../../db/pages';
import { findPagesContaining } from '../../db/search';
import { getStore } from '../../db/stores';
import { KIND_AREAS } from '../../domain/kinds/areas';
import { OUTDATED_PAGES_MAX, OUTDATED_TEXT_LENGTH_MAX, OUTDATED_TEXTS_SHOWN } from '../../domain/limits';
import { MAIL_DESCRIPTIONS, MAIL_NAMES } from '../../domain/mail-texts';
import { settingsPaths } from '../../domain/members/areas';
import {
  findDemoParts,
  findOutdatedTexts,
  findUnpublishedLinks,
  getPagePart,
  listOutdatedTextCauses,
  listSectionParts,
  type OutdatedText,
  type OutdatedTextCause,
  type OutdatedTextSources,
  type UnpublishedPage,
} from '../../domain/outdated-texts';
import { screens } from '../../domain/paths';
import type { Values } from '../../domain/publishing/merge';
import { listTexts } from '../../domain/search/documents';
import { formatFigure } from '../../domain/site-tokens';
import { listPages, type PageItem } from '../content/list-pages';
import type { Services } from '../context';
import { readFacts } from './facts';
import { readMailTexts } from './mail-texts';
import { readMenus } from './menus';
import { readPeople } from './people';

/** A page, an item, an email or the people, with texts to update. */
export type OutdatedPage = {
  id: string;
  title: string;
  edit: string;
  texts: (OutdatedText & { part: string; href: string })[];
  causes: OutdatedTextCause[];
  /** The hero and sections of a page, in order. */
  sections: { part: string; place: string }[];
  /** Number of texts beyond the limit. */
  more: number;
};

type Needs = Pick<
  Services,
  'db' | 'siteUrl' | 'builtInFacts' | 'builtInMenus' | 'builtInPeople' | 'builtInMailTexts' | 'builtInPages'
>;

/** Lists disabled pages with all names that menus and texts may use for them. */
async function listUnpublishedPages(
  { db, builtInMenus, builtInPages }: Needs,
  pages: readonly PageItem[],
): Promise<UnpublishedPage[]> {
  const menus = [builtInMenus, await readMenus(db)].flatMap(menu =>
    menu ? [...menu.header, ...menu.footer] : [],
  );
  return pages
    .filter(({ slug, state, builtIn }) => slug === undefined && (builtIn || state === 'unpublished'))
    .slice(0, OUTDATED_PAGES_MAX)
    .map(({ _id, title, address }) => {
      const builtInPage = builtInPages.getCurrent()[_id];
      const screen = Object.values(screens).find(({ path }) => path === address);
      const names = [
        ...[title, builtInPage?.title, builtInPage?.service?.name, screen?.title],
        ...menus.filter(({ href }) => href === address).map(row => row.title),
      ];
      return {
        title,
        paths: [address, ...(screen?.aliases ?? [])],
        names: [...new Set(names.filter(name => name !== undefined && name !== ''))] as string[],
        isService: builtInPage?.service !== undefined,
      };
    });
}

/** Returns demo names that texts may still contain, or undefined while the site has the demo’s name. */
async function readDemo({ db, builtInFacts, builtInPeople }: Needs) {
  const facts = await readFacts(db, builtInFacts);
  if (facts.name === builtInFacts.name) return undefined;
  const demoPeople = builtInPeople;
  const ownPeople = (await readPeople(db)) ?? demoPeople;
  const listPhrases = (site: typeof facts, { people, reviews }: typeof ownPeople) => [
    ...[site.name, site.email, site.phone, site.address.locality],
    // Figures that staff typed instead of a token.
    ...(['clients', 'projects'] as const).map(name => formatFigure(site, name)),
    ...['since', 'Since'].map(word => `${word} ${site.founded}`),
    ...[...people, ...reviews].map(row => row.name),
  ];
  const currentWords = new Set(listPhrases(facts, ownPeople));
  const listRemainingNames = <Row extends { name: string; hidden: boolean }>(
    rows: readonly Row[],
    demoRows: readonly Row[],
  ) =>
    rows
      .filter(row => !row.hidden && demoRows.some(demoRow => isDeepStrictEqual(demoRow, row)))
      .map(({ name }) => name);
  return {
    words: [...new Set(listPhrases(builtInFacts, demoPeople))].filter(
      word => word && !currentWords.has(word),
    ),
    people: listRemainingNames(ownPeople.people, demoPeople.people),
    clients: listRemainingNames(ownPeople.reviews, demoPeople.reviews),
  };
}

type Source = Pick<OutdatedPage, 'id' | 'title' | 'edit'> & {
  texts: readonly OutdatedText[];
  /** Set only for pages, because only the page editor can open at a field. */
  sections?: OutdatedPage['sections'];
};

type Search = Needs & { pages: readonly PageItem[]; textSources: OutdatedTextSources; isRenamed: boolean };

function searchPage(
  { builtInPages, textSources, isRenamed }: Search,
  id: string,
  page: Values,
): OutdatedText[] {
  const values = builtInPages.fillFacts(page);
  const builtIn = [builtInPages.getCurrent()[id], builtInPages.getDelivered()[id]].filter(
    page => page !== undefined,
  );
  const demoTexts = isRenamed ? findDemoParts(values, builtIn) : [];
  return [...findOutdatedTexts(values, textSources, demoTexts), ...demoTexts];
}

const toSource = (
  id: string,
  { title, page, texts }: { title: string; page: Values; texts: readonly OutdatedText[] },
): Source => ({
  ...{ id, title, texts, edit: KIND_AREAS.page.edit(id), sections: listSectionParts(page) },
});

/** Searches public built-in pages, including those that staff have changed. */
async function searchBuiltIn(search: Search): Promise<Source[]> {
  const visiblePages = search.pages.filter(({ builtIn, slug }) => builtIn && slug !== undefined);
  const ids = visiblePages.flatMap(({ _id, written }) => (written ? [_id] : []));
  const storedPages = new Map((await pageStore.listByIds(search.db, ids)).map(page => [page._id, page]));
  return visiblePages.map(({ _id: id, title }) => {
    const storedPage = storedPages.get(id);
    const page: Values = storedPage ?? search.builtInPages.getCurrent()[id] ?? {};
    const texts = searchPage(search, id, page);
    // Built-in texts automatically drop links to disabled pages, but still mention the pages.
    const textsWithoutLinks = texts.map(text =>
      text.reason === 'link' ? { ...text, reason: 'mention' as const } : text,
    );
    return toSource(id, { title, page, texts: storedPage ? texts : textsWithoutLinks });
  });
}

/**
 * Searches only items that link to unpublished pages or match in the search index, because reading all items would take
 * too long.
 */
async function searchWritten(search: Search): Promise<Source[]> {
  const { db, pages, textSources } = search;
  const { unpublishedPages, demoWords } = textSources;
  const paths = unpublishedPages.flatMap(page => page.paths);
  const linking = await listLinkSources(db, paths, OUTDATED_PAGES_MAX);
  const phrases = [
    ...unpublishedPages.flatMap(({ names }) => names.filter(name => name.includes(' '))),
    ...demoWords,
  ];
  const matchingPages = await findPagesContaining(db, phrases, OUTDATED_PAGES_MAX);
  const candidatePages = pages.filter(
    ({ _id, slug, builtIn }) =>
      !builtIn &&
      slug !== undefined &&
      (matchingPages.includes(slug) || linking.some(({ id }) => id === _id)),
  );
  const sources: Source[] = [];
  let textLength = 0;
  for (const { kind, id } of [
    ...candidatePages.map(({ _id: id }) => ({ kind: 'page' as const, id })),
    ...linking.filter(item => item.kind !== 'page'),
  ]) {
    // Later searches reach the remaining items, once the found texts are fixed.
    if (textLength > OUTDATED_TEXT_LENGTH_MAX) break;
    const [item] = await getStore<unknown, Values & { title: string }>(kind).listByIds(db, [id]);
    if (!item) continue;
    textLength += listTexts(item).reduce((sum, { text }) => sum + text.length, 0);
    const { title } = item;
    if (kind === 'page')
      sources.push(toSource(id, { title, page: item, texts: searchPage(search, id, item) }));
    else
      sources.push({
        id,
        title,
        edit: KIND_AREAS[kind].edit(id),
        texts: findUnpublishedLinks(item, textSources),
      });
  }
  return sources;
}

async function searchMails({ db, builtInMailTexts, textSources }: Search): Promise<Source[]> {
  const mailTexts = { ...builtInMailTexts, ...(await readMailTexts(db)) };
  return MAIL_NAMES.map(name => ({
    id: `mail-${name}`,
    title: `Email “${MAIL_DESCRIPTIONS[name].title}”`,
    edit: `${settingsPaths.mail}#${name}`,
    texts: findOutdatedTexts(mailTexts[name], textSources),
  }));
}

const toPeopleSource = ({ people, clients }: { people: string[]; clients: string[] }): Source => ({
  id: 'people',
  title: 'People and testimonials',
  edit: settingsPaths.people,
  texts: [
    { place: 'People', names: people },
    { place: 'Testimonials', names: clients },
  ].flatMap(({ place, names }) =>
    names.length > 0 ? [{ reason: 'delivered', about: '', field: '', place, quote: names.join(', ') }] : [],
  ),
});

/** Searches public pages, emails and people, but only links in cases and articles. */
export async function findOutdatedPages(needs: Needs): Promise<OutdatedPage[]> {
  const pages = await listPages(needs.db);
  const demo = await readDemo(needs);
  const search: Search = {
    ...needs,
    pages,
    textSources: {
      unpublishedPages: await listUnpublishedPages(needs, pages),
      demoWords: demo?.words ?? [],
      origin: new URL(needs.siteUrl).origin,
    },
    isRenamed: demo !== undefined,
  };
  const sources = [
    ...(await searchBuiltIn(search)),
    ...(await searchWritten(search)),
    ...(await searchMails(search)),
    ...(demo ? [toPeopleSource(demo)] : []),
  ];
  return sources.flatMap(({ texts, sections, ...page }) => {
    const shownTexts = texts.slice(0, OUTDATED_TEXTS_SHOWN).map(text => ({
      ...text,
      part: getPagePart(text.field),
      href: sections ? `${page.edit}#${text.field}` : page.edit,
    }));
    const findings = { causes: listOutdatedTextCauses(texts), sections: sections ?? [] };
    return texts.length > 0
      ? [{ ...page, ...findings, texts: shownTexts, more: texts.length - shownTexts.length }]
      : [];
  });
}

import { getItemCrumbs } from '../../../components/site/screen-crumbs';
import { kinds } from '../../../domain/kinds';
import type { Kind, StoredItem } from '../../../domain/kinds/kind';
import { META_DESCRIPTION_MAX } from '../../../domain/limits';
import { truncateDescription } from '../../../domain/meta';
import { itemLists, type ListedKind } from '../../../domain/paths';
import { getOgImagePath, type Seo } from '../../../domain/seo';
import { createBreadcrumbList } from '../../../domain/structured-data';
import { preventHyphenBreaks } from '../../../domain/unbroken';
import type { Caller } from '../../../trpc/router';
import { articlePage } from './article.server';
import { casePage } from './case.server';

type Item = StoredItem<Record<string, unknown>> & { seo?: { title?: string; description?: string } };
export type ItemRequest = {
  api: Caller;
  siteUrl: string;
  /** The values come from a draft, so database queries don't find them. */
  isPreview?: true;
};
/** Props of a kind's `Page`, including the metadata. */
export type ItemData = { seo: Seo };

export type ItemPage<OwnItem extends StoredItem<unknown>, Data> = {
  prepare: (item: OwnItem, request: ItemRequest) => Promise<Data>;
  getSeo: (data: Data) => Seo;
  /** Returns the item as schema.org data. */
  describe: (data: Data, siteUrl: string) => { headline: string };
};

/** Creates the page of a kind without its own: the stored item, with typography applied to the title. */
const createDefaultPage = (kind: ListedKind): ItemPage<Item, { item: Item }> => {
  const { derived, getPath }: Kind = kinds[kind];
  const getSeo = ({ item }: { item: Item }): Seo => ({
    title: item.title,
    ...(item.seo?.title && { customTitle: item.seo.title }),
    description:
      item.seo?.description || truncateDescription(derived.toSearchTexts(item).body, META_DESCRIPTION_MAX),
    image: getOgImagePath(kind, item.slug),
    type: 'article',
  });
  return {
    prepare: async item => ({ item: { ...item, title: preventHyphenBreaks(item.title) } }),
    getSeo,
    describe: ({ item }, siteUrl) => ({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: item.title,
      description: getSeo({ item }).description,
      url: `${siteUrl}${getPath(item.slug)}`,
      datePublished: item.createdAt,
      dateModified: item.updatedAt,
    }),
  };
};

const ITEM_PAGES = { case: casePage, article: articlePage };
// biome-ignore lint/suspicious/noExplicitAny: kinds and items are paired where they are read
const getPage = (kind: ListedKind): ItemPage<any, any> =>
  Object.hasOwn(ITEM_PAGES, kind) ? ITEM_PAGES[kind as keyof typeof ITEM_PAGES] : createDefaultPage(kind);

/** Prepares an item, which may be unpublished, for its page. */
export async function prepareItem(
  kind: ListedKind,
  item: StoredItem<unknown>,
  request: ItemRequest,
): Promise<ItemData> {
  const { prepare, getSeo } = getPage(kind);
  const data = await prepare(item, request);
  return { ...data, seo: getSeo(data) };
}

/** Returns breadcrumbs and the item as schema.org data. */
export function getStructuredData(kind: ListedKind, data: ItemData, siteUrl: string): object[] {
  const description = getPage(kind).describe(data, siteUrl);
  const list = itemLists.find(candidate => candidate.kind === kind);
  return [
    ...(list ? [createBreadcrumbList(siteUrl, getItemCrumbs(list.name, description.headline))] : []),
    description,
  ];
}

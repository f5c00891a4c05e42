import { Feed, type Item } from 'feed';
import type { Db } from '../../db/connection';
import { listCards } from '../../db/item-lists';
import type { AnyItem } from '../../db/items';
import { getStore } from '../../db/stores';
import { getBrandFileUrl } from '../../domain/brand-file';
import { getSite } from '../../domain/current-site';
import { kinds } from '../../domain/kinds';
import type { ArticleCard } from '../../domain/kinds/article';
import type { Kind, StoredCardFields } from '../../domain/kinds/kind';
import { truncateToSentences } from '../../domain/meta';
import {
  type FeedFormat,
  getFeedPath,
  getItemPath,
  type ItemList,
  type ListedKind,
  screens,
} from '../../domain/paths';
import type { HeroByName } from '../../domain/sections/heroes';
import { getOgImagePath } from '../../domain/seo';
import { fillFacts } from '../../domain/site-tokens';
import { builtInPages } from '../../site-data/shown';

const FEED_LENGTH = 30;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text, because feed readers interpret titles and summaries as HTML. XML allows no control characters. */
const toHtml = (text: string) =>
  text.replace(/\p{Cc}+/gu, ' ').replace(/[&<>]/g, character => ENTITIES[character] ?? '');

type Entry = Pick<Item, 'title' | 'description' | 'published' | 'author' | 'category'>;

const toArticleEntry = (article: ArticleCard): Entry => ({
  title: article.title,
  description: truncateToSentences(article.excerpt),
  published: new Date(article.publishedOn),
  author: [{ name: toHtml(article.author.name), email: getSite().email }],
  category: article.tags.map(tag => ({ name: toHtml(tag), term: toHtml(tag) })),
});

const toEntry = (kind: Kind, item: AnyItem): Entry => ({
  title: item.title,
  description: truncateToSentences(kind.derived.toSearchTexts(item).body),
  published: new Date(item.createdAt),
});

async function listEntries(db: Db, kind: ListedKind): Promise<{ item: StoredCardFields; entry: Entry }[]> {
  const { items } = await listCards(db, kind, { offset: 0, limit: FEED_LENGTH });
  if (kind === 'article')
    return (items as ArticleCard[]).map(item => ({ item, entry: toArticleEntry(item) }));
  const ids = items.map(({ _id }) => _id);
  const fullItems = await getStore<object, AnyItem>(kind).listByIds(db, ids);
  return fullItems.map(item => ({ item, entry: toEntry(kinds[kind], item) }));
}

export async function renderFeed(
  db: Db,
  siteUrl: string,
  { name, kind, path }: ItemList,
  format: FeedFormat,
): Promise<string> {
  const entries = await listEntries(db, kind);
  const items = entries.map(({ item }) => item);
  const listUrl = `${siteUrl}${path}`;
  const { title, note } = fillFacts(builtInPages[name]?.hero) as HeroByName<'head white'>;
  const newestDate = items
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: listUrl,
    link: listUrl,
    title: `${getSite().name}: ${title.join(' ')}`,
    description: note,
    language: 'en',
    image: `${siteUrl}${getBrandFileUrl('/icon-192.png')}`,
    favicon: `${siteUrl}${getBrandFileUrl('/favicon.svg')}`,
    // By default, an empty feed would change every second.
    updated: new Date(newestDate ?? 0),
    feedLinks: {
      rss: `${siteUrl}${getFeedPath(path, 'rss')}`,
      atom: `${siteUrl}${getFeedPath(path, 'atom')}`,
    },
    author: { name: getSite().name, email: getSite().email, link: `${siteUrl}${screens.home.path}` },
    generator: false,
  });
  for (const { item, entry } of entries)
    feed.addItem({
      // A URL with the item’s id doesn’t change with the title.
      id: `${siteUrl}${getItemPath(name, item._id)}`,
      link: `${siteUrl}${getItemPath(name, item.slug)}`,
      ...entry,
      title: toHtml(entry.title),
      description: toHtml(entry.description ?? ''),
      date: new Date(item.updatedAt),
      image: `${siteUrl}${getOgImagePath(kind, item.slug)}`,
    });
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

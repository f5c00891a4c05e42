import { Feed, type Item } from 'feed';
import { getBrandFileUrl } from '../../content/brand-file';
import { builtInPages } from '../../content/built-in-pages';
import { getSite } from '../../content/site';
import { fillFacts } from '../../content/with-facts';
import type { Db } from '../../db/connection';
import { listCards } from '../../db/item-lists';
import type { ArticleCard } from '../../domain/kinds/article';
import { truncateToSentences } from '../../domain/meta';
import { articlePath, feedPaths, screens } from '../../domain/paths';
import type { HeroOf } from '../../domain/sections/heroes';
import { getOgImagePath } from '../../domain/seo';

type FeedFormat = keyof typeof feedPaths;

/** Articles per feed. */
const FEED_LENGTH = 30;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text, because feed readers interpret titles and summaries as HTML. XML allows no control characters. */
const toHtml = (text: string) =>
  text.replace(/\p{Cc}+/gu, ' ').replace(/[&<>]/g, character => ENTITIES[character] ?? '');

const toItem = (siteUrl: string, article: ArticleCard): Item => ({
  // The id also leads to the article, and doesn’t change with its title.
  id: `${siteUrl}${articlePath(article._id)}`,
  link: `${siteUrl}${articlePath(article.slug)}`,
  title: toHtml(article.title),
  description: toHtml(truncateToSentences(article.excerpt)),
  published: new Date(article.publishedOn),
  date: new Date(article.updatedAt),
  author: [{ name: toHtml(article.author.name), email: getSite().email }],
  category: article.tags.map(tag => ({ name: toHtml(tag), term: toHtml(tag) })),
  image: `${siteUrl}${getOgImagePath('article', article.slug)}`,
});

/** Renders the newest articles as RSS 2.0 or Atom 1.0. */
export async function renderBlogFeed(db: Db, siteUrl: string, format: FeedFormat): Promise<string> {
  const { items } = await listCards(db, 'article', { offset: 0, limit: FEED_LENGTH });
  const blogUrl = `${siteUrl}${screens.blog.path}`;
  const { title, note } = fillFacts(builtInPages.blog?.hero) as HeroOf<'head white'>;
  const newest = items
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: blogUrl,
    link: blogUrl,
    title: `${getSite().name}: ${title.join(' ')}`,
    description: note,
    language: 'en',
    image: `${siteUrl}${getBrandFileUrl('/icon-192.png')}`,
    favicon: `${siteUrl}${getBrandFileUrl('/favicon.svg')}`,
    updated: newest ? new Date(newest) : undefined,
    feedLinks: { rss: `${siteUrl}${feedPaths.rss}`, atom: `${siteUrl}${feedPaths.atom}` },
    author: { name: getSite().name, email: getSite().email, link: `${siteUrl}${screens.home.path}` },
    generator: false,
  });
  for (const article of items) feed.addItem(toItem(siteUrl, article));
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

import type { Article, ArticleCard } from '../../../domain/kinds/article';
import { RELATED_ARTICLES_MAX } from '../../../domain/limits';
import type { Caller } from '../../../trpc/router';

/** Lists articles that share tags with an unsaved one: most shared tags first, then newest. */
export async function listRelated(
  { articles }: Caller,
  { _id, tags }: Pick<Article, '_id' | 'tags'>,
): Promise<ArticleCard[]> {
  const lists = await Promise.all(tags.map(name => articles.list({ filters: [name] })));
  const relatedCards = new Map<string, { card: ArticleCard; count: number }>();
  for (const card of lists.flatMap(({ items }) => items)) {
    if (card._id !== _id)
      relatedCards.set(card._id, { card, count: (relatedCards.get(card._id)?.count ?? 0) + 1 });
  }
  return [...relatedCards.values()]
    .sort((a, b) => b.count - a.count || b.card.createdAt.localeCompare(a.card.createdAt))
    .slice(0, RELATED_ARTICLES_MAX)
    .map(({ card }) => card);
}

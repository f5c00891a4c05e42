import { getSite } from '../../../domain/current-site';
import type { Article } from '../../../domain/kinds/article';
import { api, trpc } from '../../../trpc/client';
import { toAuthor } from './complete-article';

const ARTICLES_SCANNED = 20;

/** `getDetails` fetches the details only when the author is chosen. */
type SuggestedAuthor = { name: string; getDetails: () => Promise<Partial<Article['author']>> };

/** Returns the site's people, then other authors of recent articles, newest first. */
export function useSuggestedAuthors(): SuggestedAuthor[] {
  const { data } = trpc.articles.list.useQuery({ limit: ARTICLES_SCANNED });
  const recentAuthors = (data?.items ?? []).map(
    ({ _id: id, author: { name } }): SuggestedAuthor => ({
      name,
      async getDetails() {
        const result = await api.articles.byId.query({ id });
        return result.kind === 'found' ? result.item.author : { name };
      },
    }),
  );
  const people = getSite().people.map(
    ({ name }): SuggestedAuthor => ({ name, getDetails: async () => toAuthor({ name }) }),
  );
  const allAuthors = [...people, ...recentAuthors];
  return allAuthors.filter(
    ({ name }, index) => allAuthors.findIndex(author => author.name === name) === index,
  );
}

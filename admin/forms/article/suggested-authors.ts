import { getSite } from '../../../domain/current-site';
import type { Article } from '../../../domain/kinds/article';
import { findResponsiveImage } from '../../../domain/responsive';
import { api, trpc } from '../../../trpc/client';

const ARTICLES_SCANNED = 20;

/** `getDetails` fetches the details only when the author is chosen. */
type SuggestedAuthor = { name: string; getDetails: () => Promise<Partial<Article['author']>> };

/** Returns the authors of recent articles, newest first, then people of the site with a photo. */
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
  const people = getSite()
    .people.filter(({ portrait }) => findResponsiveImage(portrait))
    .map(
      ({ name, role, portrait }): SuggestedAuthor => ({
        name,
        getDetails: async () => ({ name, position: role, avatar: { src: portrait, pixel: '', alt: name } }),
      }),
    );
  const allAuthors = [...recentAuthors, ...people];
  return allAuthors.filter(
    ({ name }, index) => allAuthors.findIndex(author => author.name === name) === index,
  );
}

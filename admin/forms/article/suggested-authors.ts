import { getSite } from '../../../domain/current-site';
import type { Article } from '../../../domain/kinds/article';
import { findResponsiveImage } from '../../../domain/responsive';
import { api, trpc } from '../../../trpc/client';

const ARTICLES_SCANNED = 20;

/** `get` fetches the details only when the author is chosen. */
type SuggestedAuthor = { name: string; get: () => Promise<Partial<Article['author']>> };

/** Returns the authors of recent articles, newest first, then people of the site with a photo. */
export function useSuggestedAuthors(): SuggestedAuthor[] {
  const { data } = trpc.articles.list.useQuery({ limit: ARTICLES_SCANNED });
  const recent = (data?.items ?? []).map(
    ({ _id: id, author: { name } }): SuggestedAuthor => ({
      name,
      async get() {
        const found = await api.articles.byId.query({ id });
        return found.kind === 'found' ? found.item.author : { name };
      },
    }),
  );
  const people = getSite()
    .people.filter(({ portrait }) => findResponsiveImage(portrait))
    .map(
      ({ name, role, portrait }): SuggestedAuthor => ({
        name,
        get: async () => ({ name, position: role, avatar: { src: portrait, pixel: '', alt: name } }),
      }),
    );
  const all = [...recent, ...people];
  return all.filter(({ name }, index) => all.findIndex(author => author.name === name) === index);
}

import { getSite } from '../../../domain/current-site';
import type { Article } from '../../../domain/kinds/article';
import { trpc } from '../../../trpc/client';
import { ARTICLES_SCANNED, findAuthor, getSmallPortrait, toAuthor } from './complete-article';

/** `getDetails` fetches the details only when the author is chosen. */
type SuggestedAuthor = {
  name: string;
  position: string;
  /** URL of a small portrait, or an empty string. */
  photo: string;
  getDetails: () => Promise<Partial<Article['author']>>;
};

/** Returns the site's people, then other authors of recent articles, newest first. */
export function useSuggestedAuthors(): SuggestedAuthor[] {
  const { data } = trpc.articles.list.useQuery({ limit: ARTICLES_SCANNED });
  const recentAuthors = (data?.items ?? []).map(
    ({ _id: id, author: { name, portrait } }): SuggestedAuthor => ({
      name,
      position: '',
      photo: getSmallPortrait(portrait),
      getDetails: async () => (await findAuthor(id)) ?? { name },
    }),
  );
  const people = getSite().people.map(({ name }): SuggestedAuthor => {
    const author = toAuthor({ name });
    return {
      name,
      position: author.position,
      photo:
        getSmallPortrait(author.avatar.src) ||
        recentAuthors.find(recent => recent.name === name)?.photo ||
        '',
      getDetails: async () => author,
    };
  });
  const allAuthors = [...people, ...recentAuthors];
  return allAuthors.filter(
    ({ name }, index) => allAuthors.findIndex(author => author.name === name) === index,
  );
}

import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { api } from '../../../../trpc/client';
import { Button } from '../../../ui/Button';
import { blogKeys } from '../../query-keys';
import * as css from '../form.css';
import { articleValues } from './article-values';

const LOOKED_AT = 20;
const OFFERED = 4;

/** Who wrote lately: the names, each with the newest article to copy the rest from. */
async function recentAuthors(): Promise<{ name: string; id: string }[]> {
  const { items } = await api.blogs.list.query({ limit: LOOKED_AT });
  const byName = new Map(items.toReversed().map(({ authorName, _id }) => [authorName, _id]));
  return [...byName]
    .map(([name, id]) => ({ name, id }))
    .toReversed()
    .slice(0, OFFERED);
}

/** Fills in an author who has written before. */
export function AuthorPicks() {
  const { setValue } = useFormContext();
  const { data: authors = [] } = useQuery({
    queryKey: [...blogKeys.all, 'authors'],
    queryFn: recentAuthors,
  });
  if (authors.length === 0) return null;

  async function fillIn(id: string) {
    const found = await api.blogs.byId.query({ id });
    if (found.kind !== 'found') return;
    const { authorName, authorPosition, authorInfo, authorLink, authorAvatar } = articleValues(found.article);
    const author = { authorName, authorPosition, authorInfo, authorLink, authorAvatar };
    for (const [name, value] of Object.entries(author)) setValue(name, value);
  }

  return (
    <fieldset className={css.picks} aria-label="Authors of recent articles">
      {authors.map(({ name, id }) => (
        <Button
          key={id}
          variant="outlined_black"
          className={css.pickButton}
          onClick={() => void fillIn(id).catch(() => undefined)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

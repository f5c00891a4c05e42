import { useFormContext } from 'react-hook-form';
import { messages } from '../../../../domain/messages';
import { api, type Outputs, trpc } from '../../../../trpc/client';
import { Button } from '../../../ui/Button';
import { toast } from '../../../ui/toast-store';
import * as css from '../form.css';
import { articleValues } from './article-values';

const LOOKED_AT = 20;
const OFFERED = 4;

/** Who wrote lately: the names, each with the newest article to copy the rest from. */
function recentAuthors({ items }: Outputs['articles']['list']): { name: string; id: string }[] {
  const byName = new Map(items.toReversed().map(({ authorName, _id }) => [authorName, _id]));
  return [...byName]
    .map(([name, id]) => ({ name, id }))
    .toReversed()
    .slice(0, OFFERED);
}

/** Fills in an author who has written before. */
export function AuthorPicks() {
  const { setValue } = useFormContext();
  const { data: authors = [] } = trpc.articles.list.useQuery({ limit: LOOKED_AT }, { select: recentAuthors });
  if (authors.length === 0) return null;

  async function fillIn(id: string) {
    const found = await api.articles.byId.query({ id }).catch(() => undefined);
    if (found?.kind !== 'found') return toast({ variant: 'error', message: messages.articleByIdFailed });
    const { authorName, authorPosition, authorInfo, authorLink, authorAvatar } = articleValues(found.item);
    const author = { authorName, authorPosition, authorInfo, authorLink, authorAvatar };
    for (const [name, value] of Object.entries(author)) setValue(name, value);
  }

  return (
    <fieldset className={css.picks} aria-label="Authors of recent articles">
      {authors.map(({ name, id }) => (
        <Button key={id} variant="outlined_black" className={css.pickButton} onClick={() => void fillIn(id)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

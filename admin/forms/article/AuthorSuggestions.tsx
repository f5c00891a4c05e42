import { Button } from '../../../components/ui/Button';
import { toast } from '../../../components/ui/toast-store';
import { getSite } from '../../../domain/current-site';
import { getValueAt } from '../../../domain/fields/path';
import type { Article } from '../../../domain/kinds/article';
import { messages } from '../../../domain/messages';
import { findResponsiveImage } from '../../../domain/responsive';
import { api, type Outputs, trpc } from '../../../trpc/client';
import { useForm } from '../../fields/form-context';
import * as css from '../form.css';

type Author = Article['author'];

const ARTICLES_SCANNED = 20;
const MAX_SUGGESTIONS = 4;

/** Returns recent authors with the ID of their newest article, from which the details are copied. */
function listRecentAuthors({ items }: Outputs['articles']['list']): { name: string; id: string }[] {
  const byName = new Map(items.toReversed().map(({ author, _id }) => [author.name, _id]));
  return [...byName]
    .map(([name, id]) => ({ name, id }))
    .toReversed()
    .slice(0, MAX_SUGGESTIONS);
}

/** Returns the people of the site with a photo who aren't recent authors. */
const listOtherPeople = (authors: readonly { name: string }[]) =>
  getSite().people.filter(
    ({ name, portrait }) => findResponsiveImage(portrait) && !authors.some(author => author.name === name),
  );

/** Suggests recent authors and people of the site. A choice fills in the author's fields. */
export function AuthorSuggestions() {
  const { store, set } = useForm();
  const { data: authors = [] } = trpc.articles.list.useQuery(
    { limit: ARTICLES_SCANNED },
    { select: listRecentAuthors },
  );
  const people = listOtherPeople(authors).slice(0, MAX_SUGGESTIONS);
  if (authors.length + people.length === 0) return null;

  const fill = (author: Partial<Author>) =>
    set('author', { ...(getValueAt(store.get(), 'author') as Author), ...author });
  async function fillIn(id: string) {
    const found = await api.articles.byId.query({ id }).catch(() => undefined);
    if (found?.kind !== 'found') return toast({ variant: 'error', message: messages.articleByIdFailed });
    fill(found.item.author);
  }

  return (
    <fieldset className={css.suggestions} aria-label="Authors of recent articles">
      {authors.map(({ name, id }) => (
        <Button
          key={id}
          variant="outlined_black"
          className={css.suggestionButton}
          onClick={() => void fillIn(id)}
        >
          {name}
        </Button>
      ))}
      {people.map(({ key, name, role, portrait }) => (
        <Button
          key={key}
          variant="outlined_black"
          className={css.suggestionButton}
          onClick={() =>
            fill({
              name,
              position: role,
              avatar: { src: portrait, pixel: '', alt: name },
            })
          }
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

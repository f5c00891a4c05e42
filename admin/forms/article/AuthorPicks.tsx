import { useFormContext } from 'react-hook-form';
import { Button } from '../../../components/ui/Button';
import { toast } from '../../../components/ui/toast-store';
import { site } from '../../../content/site';
import { messages } from '../../../domain/messages';
import { responsiveImage } from '../../../domain/responsive';
import { api, type Outputs, trpc } from '../../../trpc/client';
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

/** The people of the site with a photograph, who have not written lately. */
const otherPeople = (authors: readonly { name: string }[]) =>
  (site.people ?? []).filter(
    ({ name, portrait }) => responsiveImage(portrait) && !authors.some(each => each.name === name),
  );

/** Fills in an author who has written before, or one of the people of the site. */
export function AuthorPicks() {
  const { setValue } = useFormContext();
  const { data: authors = [] } = trpc.articles.list.useQuery({ limit: LOOKED_AT }, { select: recentAuthors });
  const people = otherPeople(authors).slice(0, OFFERED);
  if (authors.length + people.length === 0) return null;

  function fill(author: Record<string, unknown>) {
    for (const [name, value] of Object.entries(author)) setValue(name, value);
  }
  async function fillIn(id: string) {
    const found = await api.articles.byId.query({ id }).catch(() => undefined);
    if (found?.kind !== 'found') return toast({ variant: 'error', message: messages.articleByIdFailed });
    const { authorName, authorPosition, authorInfo, authorLink, authorAvatar } = articleValues(found.item);
    fill({ authorName, authorPosition, authorInfo, authorLink, authorAvatar });
  }

  return (
    <fieldset className={css.picks} aria-label="Authors of recent articles">
      {authors.map(({ name, id }) => (
        <Button key={id} variant="outlined_black" className={css.pickButton} onClick={() => void fillIn(id)}>
          {name}
        </Button>
      ))}
      {people.map(({ key, name, role, portrait }) => (
        <Button
          key={key}
          variant="outlined_black"
          className={css.pickButton}
          onClick={() =>
            fill({
              authorName: name,
              authorPosition: role,
              authorAvatar: { src: portrait, src_pixel: '', alt: name },
            })
          }
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

import { messages } from '../../domain/messages';
import { useValueAt } from '../fields/form-context';
import * as css from './form.css';
import { slugOf } from './slug-rule';

type SlugNoteProps = {
  /** The stored slug, empty for a new item. */
  slug: string;
  pathOf: (slug: string) => string;
};

/** Shows the URL that results from the title. */
export function SlugNote({ slug, pathOf }: SlugNoteProps) {
  const title = useValueAt<string>('title') ?? '';
  const next = slugOf(title);
  const moves = slug && next && slug !== next;
  return (
    <p className={css.address}>
      {!title.trim() && 'The address is made from the title.'}
      {title.trim() && (next ? <b>{pathOf(next)}</b> : messages.slugEmpty)}
      {next && (
        <small>
          {moves
            ? `The old one, ${pathOf(slug)}, will keep working.`
            : !slug && 'It follows the title until the first publication.'}
        </small>
      )}
    </p>
  );
}

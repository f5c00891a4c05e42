import { messages } from '../../domain/messages';
import { useFieldValue } from '../fields/form-context';
import * as css from './form.css';
import { findSlug } from './slug-rule';

type SlugNoteProps = {
  /** The stored slug, empty for a new item. */
  slug: string;
  getPath: (slug: string) => string;
};

/** Shows the URL that results from the title. */
export function SlugNote({ slug, getPath }: SlugNoteProps) {
  const title = useFieldValue<string>('title') ?? '';
  const next = findSlug(title);
  const moves = slug && next && slug !== next;
  return (
    <p className={css.address}>
      {!title.trim() && 'The address is made from the title.'}
      {title.trim() && (next ? <b>{getPath(next)}</b> : messages.slugEmpty)}
      {next && (
        <small>
          {moves
            ? `The old one, ${getPath(slug)}, will keep working.`
            : !slug && 'It follows the title until the first publication.'}
        </small>
      )}
    </p>
  );
}

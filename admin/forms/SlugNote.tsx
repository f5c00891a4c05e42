import { messages } from '../../domain/messages';
import { useFieldValue } from '../fields/form-context';
import * as css from './form.css';
import { findSlug } from './slug-rule';

type SlugNoteProps = {
  /** The stored slug, empty for a new item. */
  slug: string;
  getPath: (slug: string) => string;
};

/** Shows the URL that the title will produce. */
export function SlugNote({ slug, getPath }: SlugNoteProps) {
  const title = useFieldValue<string>('title') ?? '';
  const newSlug = findSlug(title);
  const willMove = slug && newSlug && slug !== newSlug;
  return (
    <p className={css.breakableText}>
      {!title.trim() && 'The URL is generated from the title.'}
      {title.trim() && (newSlug ? <b>{getPath(newSlug)}</b> : messages.slugEmpty)}
      {newSlug && (
        <small>
          {willMove
            ? `The old URL, ${getPath(slug)}, will keep working.`
            : !slug && 'It follows the title until you publish.'}
        </small>
      )}
    </p>
  );
}

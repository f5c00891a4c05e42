import { useWatch } from 'react-hook-form';
import { messages } from '../../../domain/messages';
import * as css from './form.css';
import { slugOf } from './slug-rule';

type SlugNoteProps = {
  /** The stored slug, empty for a new item. */
  slug: string;
  pathOf: (slug: string) => string;
};

/** The address that the title gives, as it is typed. */
export function SlugNote({ slug, pathOf }: SlugNoteProps) {
  const title: string = useWatch({ name: 'title' }) ?? '';
  if (!title.trim()) return 'The address is made from the title.';
  const next = slugOf(title);
  if (!next) return messages.slugEmpty;
  return (
    <span className={css.address}>
      Address: {pathOf(next)}
      {slug && slug !== next && `. The old one, ${pathOf(slug)}, will keep working.`}
    </span>
  );
}

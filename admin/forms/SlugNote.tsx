import { messages } from '../../domain/messages';
import { useFieldValue } from '../fields/form-context';
import { Text } from '../kit/Text';
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
    <Text as="p">
      {!title.trim() && 'The URL is generated from the title.'}
      {title.trim() &&
        (newSlug ? (
          <Text as="b" block>
            {getPath(newSlug)}
          </Text>
        ) : (
          messages.slugEmpty
        ))}
      {newSlug && (
        <Text as="small" size="caption" tone="muted" block>
          {willMove
            ? `The old URL, ${getPath(slug)}, will keep working.`
            : !slug && 'It follows the title until you publish.'}
        </Text>
      )}
    </Text>
  );
}

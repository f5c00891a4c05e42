import { Person } from '../../../components/ui/Avatar';
import { getAvatarAngle } from '../../../domain/person';
import { getSmallestSource } from '../../../domain/responsive';
import { toStaffSource } from '../../../domain/staff-media';
import { useDebouncedRead } from '../use-debounced-read';
import type { ArticleValues } from './article-values';
import { useAuthorPlaceholder } from './OwnAuthor';

/** Shows the author with portrait and position. */
export function AuthorName({ isNew }: { isNew: boolean }) {
  const placeholder = useAuthorPlaceholder(isNew);
  const { name, position, src } = useDebouncedRead(({ author }: ArticleValues) => ({
    name: author?.name ?? '',
    position: author?.position ?? '',
    src: author?.avatar?.src ?? '',
  }));
  if (!name) return placeholder;
  return (
    <Person
      name={name}
      role={position || 'No position yet'}
      size={32}
      rim={getAvatarAngle(name)}
      photo={src && toStaffSource(getSmallestSource(src))}
    />
  );
}

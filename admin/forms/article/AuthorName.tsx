import { useEffect, useRef } from 'react';
import { Person } from '../../../components/ui/Avatar';
import { getAvatarAngle } from '../../../domain/person';
import { getSmallestSource } from '../../../domain/responsive';
import { toStaffSource } from '../../../domain/staff-media';
import { useFieldValue, useForm } from '../../fields/form-context';
import { useCurrentUser } from '../../use-current-user';
import { useOpenItem } from '../open-item';
import { useDebouncedRead } from '../use-debounced-read';
import { type ArticleValues, toAuthor } from './complete-article';

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

/** Sets the user as the author once they type the first letter of a new article. */
export function DefaultAuthor() {
  const { set } = useForm();
  const { saveKey } = useOpenItem();
  const isStarted = Boolean(useFieldValue<string>('title'));
  const name = useFieldValue<string>('author.name');
  const user = useCurrentUser();
  const isPending = useRef(saveKey === '');
  useEffect(() => {
    if (!isPending.current || !isStarted) return;
    isPending.current = false;
    if (!name && user?.name) set('author', toAuthor(user));
  }, [isStarted, name, user, set]);
  return null;
}

/** Returns the text to show without an author. The first letter of the title makes the user the author. */
export function useAuthorPlaceholder(isNew: boolean): string {
  const isStarted = useDebouncedRead(({ title }: ArticleValues) => Boolean(title));
  const user = useCurrentUser();
  return isNew && !isStarted && user?.name ? `${user.name}, you` : 'No author yet';
}

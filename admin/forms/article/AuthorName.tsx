import { useEffect, useRef } from 'react';
import { Person } from '../../../components/ui/Avatar';
import { useFieldValue, useForm } from '../../fields/form-context';
import { useCurrentUser } from '../../use-current-user';
import { useOpenItem } from '../open-item';
import { useDebouncedRead } from '../use-debounced-read';
import { type ArticleValues, getSmallPortrait, toAuthor } from './complete-article';

/** Shown in place of the author’s name. */
export const NO_AUTHOR = 'No author yet';

/** Shows the author with portrait and position. */
export function AuthorName({ isNew }: { isNew: boolean }) {
  const { name, position, photo } = useShownAuthor(isNew);
  if (!name) return NO_AUTHOR;
  return <Person name={name} role={position || 'No position yet'} size={32} photo={photo} />;
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

/** Returns the article's author, or for an empty new article the user, who becomes its author. */
export function useShownAuthor(isNew: boolean) {
  const { title, author } = useDebouncedRead(({ title, author }: ArticleValues) => ({ title, author }));
  const user = useCurrentUser();
  const shownAuthor = isNew && !title && !author?.name && user?.name ? toAuthor(user) : author;
  return {
    name: shownAuthor?.name ?? '',
    position: shownAuthor?.position ?? '',
    photo: getSmallPortrait(shownAuthor?.avatar?.src),
  };
}

import { useEffect, useRef } from 'react';
import { useFieldValue, useForm } from '../../fields/form-context';
import { useCurrentUser } from '../../use-current-user';
import { useOpenItem } from '../open-item';
import { toAuthor } from './complete-article';

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

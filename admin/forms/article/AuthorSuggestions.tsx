import { Person } from '../../../components/ui/Avatar';
import { toast } from '../../../components/ui/toast-store';
import { getValueAt } from '../../../domain/fields/path';
import { messages } from '../../../domain/messages';
import { useFieldValue, useForm } from '../../fields/form-context';
import { Stack } from '../../kit/Stack';
import * as css from './article.css';
import { useSuggestedAuthors } from './suggested-authors';

const SUGGESTIONS_MAX = 8;

/** Suggests authors. A choice fills in the author's fields. */
export function AuthorSuggestions() {
  const { store, set } = useForm();
  const currentName = useFieldValue<string>('author.name');
  const authors = useSuggestedAuthors().slice(0, SUGGESTIONS_MAX);
  if (authors.length === 0) return null;

  async function fillIn(getDetails: (typeof authors)[number]['getDetails']) {
    const author = await getDetails().catch(() => undefined);
    if (!author) return toast({ variant: 'error', message: messages.articleByIdFailed });
    set('author', { ...(getValueAt(store.get(), 'author') as object), ...author });
  }

  return (
    <Stack as="fieldset" gap={0} aria-label="Suggested authors">
      {authors.map(({ name, position, photo, getDetails }) => (
        <button
          key={name}
          type="button"
          className={css.author}
          aria-pressed={name === currentName}
          onClick={() => void fillIn(getDetails)}
        >
          <Person name={name} role={position} size={32} photo={photo} />
        </button>
      ))}
    </Stack>
  );
}

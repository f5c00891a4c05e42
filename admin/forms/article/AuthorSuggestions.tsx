import { toast } from '../../../components/ui/toast-store';
import { getValueAt } from '../../../domain/fields/path';
import { messages } from '../../../domain/messages';
import { useForm } from '../../fields/form-context';
import { chipButton } from '../../kit/parts.css';
import { Inline } from '../../kit/Stack';
import { useSuggestedAuthors } from './suggested-authors';

const SUGGESTIONS_MAX = 8;

/** Suggests authors. A choice fills in the author's fields. */
export function AuthorSuggestions() {
  const { store, set } = useForm();
  const authors = useSuggestedAuthors().slice(0, SUGGESTIONS_MAX);
  if (authors.length === 0) return null;

  async function fillIn(getDetails: (typeof authors)[number]['getDetails']) {
    const author = await getDetails().catch(() => undefined);
    if (!author) return toast({ variant: 'error', message: messages.articleByIdFailed });
    set('author', { ...(getValueAt(store.get(), 'author') as object), ...author });
  }

  return (
    <Inline as="fieldset" aria-label="Suggested authors">
      {authors.map(({ name, getDetails }) => (
        <button key={name} type="button" className={chipButton} onClick={() => void fillIn(getDetails)}>
          {name}
        </button>
      ))}
    </Inline>
  );
}

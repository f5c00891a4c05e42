import { useState } from 'react';
import { TextField } from '../../../components/ui/Field';
import { trpc } from '../../../trpc/client';
import { List } from '../../kit/List';
import { TextButton } from '../../kit/TextButton';
import { useDebounced } from '../../use-debounced';
import type { WidgetProps } from '../widget';
import { FieldGroup } from './GroupField';

const SUGGESTIONS_MAX = 6;

export function CasesField({ field, value: selectedIds = [], set }: WidgetProps<readonly string[]>) {
  const [inputText, setInputText] = useState('');
  const searchTerm = useDebounced(inputText);
  const { data } = trpc.search.site.useQuery(
    { q: searchTerm, kind: 'case', limit: SUGGESTIONS_MAX },
    { enabled: searchTerm.trim().length >= 2, placeholderData: previous => previous },
  );
  const titles = (searchTerm.trim().length >= 2 ? (data?.hits ?? []) : [])
    .map(({ title }) => title.map(({ text }) => text).join(''))
    .filter(title => !selectedIds.includes(title));
  return (
    <FieldGroup label={field.label} hint={field.hint}>
      <List
        label={field.label}
        look="rows"
        rows={selectedIds.map(id => ({ id }))}
        getTitle={({ id }) => id}
        renderHead={({ id }) => id}
        move={rows => set(rows.map(({ id }) => id))}
        remove={row => set(selectedIds.filter(title => title !== row.id))}
      />
      {selectedIds.length < field.max && (
        <TextField
          label="Add by title"
          autoComplete="off"
          value={inputText}
          onChange={({ target }) => setInputText(target.value)}
        />
      )}
      {titles.map(title => (
        <TextButton
          key={title}
          onClick={() => {
            set([...selectedIds, title]);
            setInputText('');
          }}
        >
          {title}
        </TextButton>
      ))}
    </FieldGroup>
  );
}

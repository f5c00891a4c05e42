import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../components/ui/Field';
import { useEditor, useValueAt } from '../editor-context';
import type { OneField } from './Fields';

/** The mark of a technology: one of those that our sheets of marks hold. */
export function MarkField({ field }: { field: OneField }) {
  const { write, drawnBy } = useEditor();
  const value = useValueAt<string>(field.path) ?? '';
  const sheets = Object.entries(drawnBy.drawings).filter(([name]) => name.startsWith('marks-'));
  const { data: marks = [] } = useQuery({
    queryKey: ['marks', sheets.length],
    queryFn: () => Promise.all(sheets.map(marksOf)).then(found => found.flat()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div data-field={field.path}>
      <Select
        label={field.label}
        hint={field.hint}
        error={field.problem}
        value={value}
        onChange={({ target }) => write(field.path, target.value)}
      >
        {!marks.includes(value) && <option value={value}>{value.split('#')[1] ?? value}</option>}
        {marks.map(mark => (
          <option key={mark} value={mark}>
            {mark.replace('art:marks-', '').replace('#', ': ')}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The marks of one sheet, by name. */
async function marksOf([name, address]: [string, string]): Promise<string[]> {
  const sheet = await fetch(address).then(answer => answer.text());
  return [...sheet.matchAll(/<(?:view|symbol|g|svg)\b[^>]*?\bid="([\w-]+)"/g)].map(
    ([, id]) => `art:${name}#${id}`,
  );
}

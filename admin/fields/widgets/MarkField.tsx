import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../components/ui/Field';
import { useForm } from '../form-context';
import type { WidgetProps } from '../widget';

/** Renders a choice of technology logos from the SVG sheets. */
export function MarkField({ field, value = '', error, write }: WidgetProps<string>) {
  const sheets = Object.entries(useForm().artwork?.drawings ?? {}).filter(([name]) =>
    name.startsWith('marks-'),
  );
  const { data: marks = [] } = useQuery({
    queryKey: ['marks', sheets.length],
    queryFn: () => Promise.all(sheets.map(loadMarks)).then(marksBySheet => marksBySheet.flat()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Select
      label={field.label}
      hint={field.hint}
      error={error}
      value={value}
      onChange={({ target }) => write(target.value)}
    >
      {!marks.includes(value) && <option value={value}>{value.split('#')[1] ?? value}</option>}
      {marks.map(mark => (
        <option key={mark} value={mark}>
          {mark.replace('art:marks-', '').replace('#', ': ')}
        </option>
      ))}
    </Select>
  );
}

/** Loads the names of the logos in a sheet. */
async function loadMarks([name, url]: [string, string]): Promise<string[]> {
  const sheet = await fetch(url).then(response => response.text());
  return [...sheet.matchAll(/<(?:view|symbol|g|svg)\b[^>]*?\bid="([\w-]+)"/g)].map(
    ([, id]) => `art:${name}#${id}`,
  );
}

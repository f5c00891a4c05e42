import { useState } from 'react';
import { TextArea, TextField } from '../../../components/ui/Field';
import { hasSameValue } from '../../../domain/publishing/merge';
import { useForm } from '../form-context';
import type { WidgetProps } from '../widget';

const DEFAULT_FORMAT = { format: String, parse: (line: string): unknown => line };

/** Renders a list as one text field, in which line breaks or commas separate the entries. */
export function LinesInput({ field, value = [], write }: WidgetProps<readonly unknown[]>) {
  const { label, hint, path, meta, required } = field;
  const { format, parse } = meta.line ?? DEFAULT_FORMAT;
  const isSingleLine = meta.widget === 'commas';
  const { problems } = useForm();
  // Show the errors of all entries at this field.
  const error = [...problems].find(
    ([problemPath]) => problemPath === path || problemPath.startsWith(`${path}.`),
  )?.[1];
  const parseEntries = (text: string) =>
    text
      .split(isSingleLine ? ',' : '\n')
      .map(line => line.trim())
      .filter(Boolean)
      .map(parse);
  const [inputText, setInputText] = useState('');
  const text = hasSameValue(parseEntries(inputText), value)
    ? inputText
    : value.map(format).join(isSingleLine ? ', ' : '\n');
  const sharedProps = {
    name: path,
    label,
    hint,
    error,
    autoComplete: 'off',
    'aria-required': required || undefined,
    value: text,
    onChange({ target }: { target: { value: string } }) {
      setInputText(target.value);
      write(parseEntries(target.value));
    },
  };
  if (isSingleLine) return <TextField {...sharedProps} />;
  return <TextArea rows={Math.max(3, text.split('\n').length + 1)} {...sharedProps} />;
}

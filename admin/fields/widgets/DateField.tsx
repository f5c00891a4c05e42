import { useState } from 'react';
import { TextField } from '../../../components/ui/Field';
import { formatDay, formatMonth } from '../../../domain/date';
import { useTextInput } from '../use-text-input';
import type { WidgetProps } from '../widget';

/** Edits a day or a month as text, such as "September 2026". */
export function DateField({ field, value = '', error, write }: WidgetProps<string>) {
  const [inputText, setInputText] = useState<string>();
  // An example of the format helps only while the field is empty.
  const { hint, ...input } = useTextInput(field, error);
  return (
    <TextField
      {...input}
      hint={value ? undefined : hint}
      autoComplete="off"
      value={inputText ?? formatDate(value)}
      onChange={({ target }) => {
        setInputText(target.value);
        write(parseDate(target.value));
      }}
      onBlur={() => setInputText(undefined)}
    />
  );
}

/** Formats `2026-09` as "September 2026". Returns texts in other formats unchanged, for the schema to report. */
export function formatDate(date: string): string {
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(date) || Number.isNaN(Date.parse(date))) return date;
  return date.length === 7 ? formatMonth(date) : formatDay(date);
}

/** Parses "September 2026" as `2026-09` and "14 September 2026" as `2026-09-14`. Returns other texts unchanged. */
export function parseDate(text: string): string {
  const [, day, month, year] = /^\s*(\d{1,2}\s+)?([a-z]{3,9})\.?\s+(\d{4})\s*$/i.exec(text) ?? [];
  const time = month ? Date.parse(`${day ?? 1} ${month} ${year} UTC`) : Number.NaN;
  return Number.isNaN(time) ? text : new Date(time).toISOString().slice(0, day ? 10 : 7);
}

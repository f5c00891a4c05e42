import { useState } from 'react';
import { TextField } from '../../../components/ui/Field';
import { useTextInput } from '../use-text-input';
import type { WidgetProps } from '../widget';

/** Accepts integers, and decimals if the metadata allows them. */
export function NumberField({ field, value, error, write }: WidgetProps<number>) {
  const { meta } = field;
  const isDecimal = meta.input?.inputMode === 'decimal';
  const parseNumber = (text: string) => (text.trim() === '' ? undefined : Number(text));
  // Stored separately, because `4.` would become 4 while typing.
  const [inputText, setInputText] = useState('');
  const text = Object.is(parseNumber(inputText), value) ? inputText : String(value ?? '');
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...useTextInput(field, error)}
      {...meta.input}
      value={text}
      onChange={({ target }) => {
        const newText = isDecimal ? target.value : target.value.replace(/[^\d-]/g, '');
        setInputText(newText);
        write(parseNumber(newText));
      }}
    />
  );
}

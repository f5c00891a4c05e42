import { useState } from 'react';
import { classNames } from '../../../components/ui/class-names';
import { TextField } from '../../../components/ui/Field';
import * as css from './editor.css';

type AttributeFieldProps = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  maxLength?: number;
  type?: 'text' | 'url';
  className?: string;
};

/** Renders a field that adopts external changes unless the user is typing. */
export function AttributeField({
  id,
  label,
  value,
  onChange,
  onEnter,
  maxLength = 300,
  type,
  className,
}: AttributeFieldProps) {
  const [inputText, setInputText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (document.activeElement?.id !== id) setInputText(value);
  }
  return (
    <TextField
      id={id}
      className={classNames(css.attributeField, className)}
      label={label}
      type={type ?? 'text'}
      maxLength={maxLength}
      autoComplete="off"
      value={inputText}
      onChange={({ target }) => {
        setInputText(target.value);
        onChange(target.value);
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}

import { TextArea, TextField } from '../../components/ui/Field';
import { Switch } from '../../components/ui/Switch';
import * as css from './Facts.css';
import type { FactField, FactTexts } from './fact-fields';

type FactInputProps = {
  field: FactField;
  text: string;
  error: string | undefined;
  /** On how many pages it stands; undefined while nobody knows. */
  pages?: string | undefined;
  onType: (text: string) => FactTexts;
  /** @param now what the fields hold, where that is not drawn yet. */
  onSave: (now?: FactTexts) => void;
};

/** A fact, or a part of one, to be typed. */
export function FactInput({ field: { path, label, used, look }, ...props }: FactInputProps) {
  const { text, error, pages, onType, onSave } = props;
  const hint = [pages, used].filter(Boolean).join('. ');
  if (look === 'check')
    return (
      <div>
        <label className={css.check} htmlFor={path}>
          {label}
          <Switch
            id={path}
            checked={text === 'true'}
            onChange={({ target }) => onSave(onType(String(target.checked)))}
          />
        </label>
        {hint && <p className={css.used}>{hint}</p>}
      </div>
    );
  const shared = {
    name: path,
    label,
    ...(hint && { hint }),
    value: text,
    autoComplete: 'off',
    ...(error && { error }),
    onBlur: () => onSave(),
  };
  if (look === 'lines')
    return (
      <TextArea
        {...shared}
        rows={Math.max(3, text.split('\n').length + 1)}
        onChange={({ target }) => onType(target.value)}
      />
    );
  return (
    <TextField
      {...shared}
      inputMode={look === 'number' ? 'decimal' : undefined}
      type={look === 'day' ? 'date' : 'text'}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

import { type ReactNode, useId } from 'react';
import { FieldMessage, legend } from '../../../components/ui/Field';
import { hint as hintStyle } from '../../../components/ui/Field.css';
import * as css from './PicturedChoice.css';
import { useField } from './use-field';

type PicturedChoiceProps = {
  name: string;
  label: string;
  hint: string;
  options: readonly {
    value: string;
    label: string;
    /** One-line description. */
    says: string;
    /** Content of an SVG of 240 by 150. */
    picture: ReactNode;
  }[];
};

/** Renders radio buttons with images. */
export function PicturedChoice({ name, label, hint, options }: PicturedChoiceProps) {
  const { value: chosen, error, write } = useField<string>(name);
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-note ${id}-hint` : `${id}-hint`}>
      <legend className={legend}>{label}</legend>
      <div className={css.cards}>
        {options.map(option => (
          <label key={option.value} className={css.card}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={chosen === option.value}
              onChange={() => write(option.value)}
            />
            <svg
              className={css.picture}
              viewBox="0 0 240 150"
              fill="none"
              aria-hidden="true"
              focusable="false"
            >
              {option.picture}
            </svg>
            <b className={css.name}>{option.label}</b>
            <small className={css.says}>{option.says}</small>
          </label>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-note`}>{error}</FieldMessage>}
      <p id={`${id}-hint`} className={hintStyle}>
        {hint}
      </p>
    </fieldset>
  );
}

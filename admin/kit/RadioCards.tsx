import { type ReactNode, useId } from 'react';
import { setVars } from '../../styles/set-vars';
import * as css from './parts.css';

type RadioCardsProps<Value extends string> = {
  /** Name of the inputs. */
  name: string;
  /** Accessible name of the group, unless a legend names it. */
  label?: string;
  choices: readonly {
    value: Value;
    label: string;
    note?: string;
    /** Tooltip. */
    title?: string;
    /** Picture or sample of the choice, shown in a frame. */
    face: ReactNode;
  }[];
  selected: Value | undefined;
  onChoose: (value: Value) => void;
  /** Minimum width of a card in px. */
  width: number;
};

/** Renders a choice between cards, each with a picture or a sample. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset
      className={css.radioCards}
      aria-label={props.label}
      style={setVars({ [css.radioCardWidth]: `${props.width}px` })}
    >
      {props.choices.map(({ value, label, note, title, face }) => (
        <label key={value} className={css.radioCard} title={title}>
          <input
            type="radio"
            className={css.coverInput}
            name={props.name}
            value={value}
            aria-label={label}
            aria-describedby={note && `${id}-${value}`}
            checked={value === props.selected}
            onChange={() => props.onChoose(value)}
          />
          <span className={css.radioFace} aria-hidden="true">
            {face}
          </span>
          <b className={css.radioLabel}>{label}</b>
          {note && (
            <small id={`${id}-${value}`} className={css.radioNote}>
              {note}
            </small>
          )}
        </label>
      ))}
    </fieldset>
  );
}

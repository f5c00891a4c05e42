import type { ReactNode } from 'react';
import { CHOICE_PARAMETER, type ScaleClosing } from '../../../domain/closings/verdicts';
import { text } from '../../../styles/text.css';
import * as closing from '../../closings/closing.css';
import { choiceInput } from '../../ui/ChoiceChip.css';
import { classNames } from '../../ui/class-names';
import * as css from './Choices.css';

type ChoicesProps<Choice> = Pick<ScaleClosing, 'legend' | 'preset'> & {
  choices: readonly Choice[];
  className: string;
  renderChoice: (choice: Choice) => ReactNode;
};

/** Renders rows to choose from. Works without JavaScript, because CSS shows the verdict (`levelForm`). */
export const Choices = <Choice extends { label: string }>({
  choices,
  legend,
  preset,
  className,
  renderChoice,
}: ChoicesProps<Choice>) => (
  <fieldset className={className} aria-label={legend}>
    {choices.map((choice, index) => (
      <label key={choice.label} className={css.choice}>
        <input
          type="radio"
          className={choiceInput}
          name={CHOICE_PARAMETER}
          value={index + 1}
          data-level={index + 1}
          defaultChecked={index === preset}
        />
        {renderChoice(choice)}
      </label>
    ))}
  </fieldset>
);

/** Renders the figure and verdict of each choice in the same place. */
export const Verdicts = ({
  choices,
  unit,
  className,
}: Pick<ScaleClosing, 'choices' | 'unit'> & { className: string }) => (
  <output className={className}>
    {choices.map(({ figure, verdict, text: details }, index) => (
      <span key={verdict} className={closing.verdict[index]}>
        <span className={css.figure}>
          <b className={closing.figure}>{figure}</b> {unit}
        </span>
        <span className={text.strong}>{verdict}</span>
        {details && <span className={classNames(text.muted, css.more)}> {details}</span>}
      </span>
    ))}
  </output>
);

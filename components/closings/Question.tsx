import type { ComponentProps } from 'react';
import { Switch } from '../ui/Switch';
import * as css from './Question.css';

type QuestionProps = ComponentProps<'input'> & {
  /** Called when the pointer enters the row. Receives whether the switch is on. */
  onHintChange?: (isOn: boolean) => void;
};

export const Question = ({ children, onHintChange, ...input }: QuestionProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the switch is an input
  <label
    className={css.question}
    onPointerEnter={({ currentTarget }) =>
      onHintChange?.(currentTarget.querySelector('input')?.checked ?? false)
    }
  >
    <span className={css.text}>{children}</span>
    <Switch {...input} />
  </label>
);

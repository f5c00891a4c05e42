import { useId } from 'react';
import { classNames } from '../ui/class-names';
import * as closing from './closing.css';
import * as css from './Slider.css';

type SliderProps = {
  label: string;
  name: string;
  steps: { min: number; max: number; preset: number };
  /** The displayed value and its spoken form. */
  valueText: string;
  ariaValueText: string;
};

export function Slider({ label, name, steps, valueText, ariaValueText }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        <span className={classNames(closing.figure, css.value)} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={classNames(css.range, css.sliderTrack)}
        name={name}
        min={steps.min}
        max={steps.max}
        defaultValue={steps.preset}
        aria-valuetext={ariaValueText}
      />
    </div>
  );
}

/** Sets a slider of the surrounding form to a step, as if the visitor had moved it. */
export function moveSlider(inForm: Element, name: string, step: number): void {
  const slider = inForm.closest('form')?.elements.namedItem(name);
  if (!(slider instanceof HTMLInputElement)) return;
  const previousStep = slider.value;
  slider.value = String(step);
  if (slider.value !== previousStep) slider.dispatchEvent(new Event('input', { bubbles: true }));
}

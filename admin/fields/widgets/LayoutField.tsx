import { useId } from 'react';
import { FieldMessage, legend } from '../../../components/ui/Field';
import { hint as hintStyle } from '../../../components/ui/Field.css';
import type { CaseLayout } from '../../../domain/kinds/case';
import { coverInput } from '../../kit/parts.css';
import type { WidgetProps } from '../widget';
import * as css from './LayoutField.css';
import { layoutThumbnails } from './layout-thumbnails';

const LAYOUTS: Record<CaseLayout, { label: string; description: string }> = {
  numbers: { label: 'Numbers', description: 'The first figure is shown as the cover' },
  picture: { label: 'Picture', description: 'The cover fills the screen' },
  story: { label: 'Story', description: 'Chapters with times' },
};

export function LayoutField({ field, value: selectedLayout, error, write }: WidgetProps<string>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-note ${id}-hint` : `${id}-hint`}>
      <legend className={legend}>{field.label}</legend>
      <div className={css.cards}>
        {(field.options as CaseLayout[]).map(layout => (
          <label key={layout} className={css.card}>
            <input
              className={coverInput}
              type="radio"
              name={field.path}
              value={layout}
              checked={selectedLayout === layout}
              onChange={() => write(layout)}
            />
            <svg
              className={css.thumbnail}
              viewBox="0 0 240 150"
              fill="none"
              aria-hidden="true"
              focusable="false"
            >
              {layoutThumbnails[layout]}
            </svg>
            <b className={css.name}>{LAYOUTS[layout].label}</b>
            <small className={css.description}>{LAYOUTS[layout].description}</small>
          </label>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-note`}>{error}</FieldMessage>}
      <p id={`${id}-hint`} className={hintStyle}>
        {field.hint}
      </p>
    </fieldset>
  );
}

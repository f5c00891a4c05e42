import { useId } from 'react';
import { FieldMessage, legend } from '../../../components/ui/Field';
import { hint as hintStyle } from '../../../components/ui/Field.css';
import type { CaseLayout } from '../../../domain/kinds/case';
import { RadioCards } from '../../kit/RadioCards';
import type { WidgetProps } from '../widget';
import { layoutThumbnails } from './layout-thumbnails';

const LAYOUTS: Record<CaseLayout, { label: string; note: string }> = {
  numbers: { label: 'Numbers', note: 'The first figure is shown as the cover' },
  picture: { label: 'Picture', note: 'The cover fills the screen' },
  story: { label: 'Story', note: 'Chapters with times' },
};

export function LayoutField({ field, value: selectedLayout, error, write }: WidgetProps<CaseLayout>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-note ${id}-hint` : `${id}-hint`}>
      <legend className={legend}>{field.label}</legend>
      <RadioCards
        name={field.path}
        width={100}
        choices={(field.options as CaseLayout[]).map(layout => ({
          value: layout,
          ...LAYOUTS[layout],
          face: (
            <svg viewBox="0 0 240 150" fill="none" aria-hidden="true" focusable="false">
              {layoutThumbnails[layout]}
            </svg>
          ),
        }))}
        selected={selectedLayout}
        onChoose={write}
      />
      {error && <FieldMessage id={`${id}-note`}>{error}</FieldMessage>}
      <p id={`${id}-hint`} className={hintStyle}>
        {field.hint}
      </p>
    </fieldset>
  );
}

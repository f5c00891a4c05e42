import { classNames } from '../../../components/ui/class-names';
import { FieldMessage } from '../../../components/ui/Field';
import { toggle } from '../../kit/parts.css';
import * as css from '../fields.css';
import { useForm } from '../form-context';
import type { WidgetProps } from '../widget';
import { FieldGroup } from './GroupField';

export function PictogramField({ field, value, error, write }: WidgetProps<string>) {
  const { artwork } = useForm();
  return (
    <FieldGroup label={field.label}>
      <div className={css.icons}>
        {Object.keys(artwork?.pictograms ?? {}).map(name => (
          <button
            key={name}
            type="button"
            className={classNames(css.icon, toggle)}
            aria-label={name}
            title={name}
            aria-pressed={value === `pictogram:${name}`}
            onClick={() => write(`pictogram:${name}`)}
          >
            <Pictogram name={name} />
          </button>
        ))}
      </div>
      {error && <FieldMessage>{error}</FieldMessage>}
    </FieldGroup>
  );
}

/** Renders nothing if the name is unknown. */
export function Pictogram({ name }: { name: string }) {
  const markup = useForm().artwork?.pictograms[name.replace('pictogram:', '')];
  return (
    markup && (
      <svg
        className={css.pictogram}
        viewBox="0 0 64 64"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.6}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    )
  );
}

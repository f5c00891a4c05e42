import { TextArea } from '../../../components/ui/Field';
import { count, counted, headline } from '../Columns.css';
import { useField, useText } from './use-field';

type HeadlineProps = {
  name: string;
  label: string;
  /** Maximum length. */
  max?: number;
};

/** Renders a title field that grows with its text like the heading of the page. */
export function Headline({ name, label, max }: HeadlineProps) {
  const { value: written = '', write } = useField<string>(name);
  return (
    <div className={counted}>
      <TextArea
        label={label}
        rows={1}
        {...useText(name, headline)}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        // Pasted text may contain line breaks.
        onChange={({ target }) => write(target.value.replace(/\s*\n\s*/g, ' '))}
      />
      {max !== undefined && (
        <span className={count} aria-hidden="true">
          {written.length} of {max}
        </span>
      )}
    </div>
  );
}

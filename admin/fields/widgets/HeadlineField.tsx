import { classNames } from '../../../components/ui/class-names';
import { TextArea } from '../../../components/ui/Field';
import * as css from '../fields.css';
import { useText } from '../use-text';
import type { WidgetProps } from '../widget';

/** A title: one line of words, which grows in height as it will on the page, and its letters counted. */
export function HeadlineField({ field, value = '', error, write }: WidgetProps<string>) {
  const { className, ...text } = useText(field, error);
  return (
    <div className={css.words}>
      <TextArea
        rows={1}
        {...text}
        className={classNames(className, css.headline)}
        value={value}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        // What was pasted may have had lines.
        onChange={({ target }) => write(target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <span className={css.headlineCount} aria-hidden="true">
        {value.length} of {field.max}
      </span>
    </div>
  );
}

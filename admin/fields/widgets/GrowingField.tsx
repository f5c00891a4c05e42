import { classNames } from '../../../components/ui/class-names';
import { TextArea } from '../../../components/ui/Field';
import * as css from '../fields.css';
import { useTextInput } from '../use-text-input';
import type { WidgetProps } from '../widget';

/** Renders a text field that grows, without line breaks. Counts characters near the limit. */
export function GrowingField({ field, value = '', error, write }: WidgetProps<string>) {
  const { className, ...text } = useTextInput(field, error);
  const isHeadline = field.meta.widget === 'headline';
  return (
    <div className={css.textArea}>
      <TextArea
        rows={1}
        {...text}
        className={classNames(className, isHeadline && css.headline)}
        value={value}
        // Enter moves the cursor from the title to the text, if the form has one.
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (isHeadline)
            event.currentTarget.form?.querySelector<HTMLElement>('[contenteditable=true]')?.focus();
        }}
        // Pasted text may contain line breaks.
        onChange={({ target }) => write(target.value.replace(/\s*\n\s*/g, ' '))}
      />
      {value.length > field.max * 0.6 && (
        <span className={css.headlineCount} aria-hidden="true">
          {value.length} of {field.max}
        </span>
      )}
    </div>
  );
}

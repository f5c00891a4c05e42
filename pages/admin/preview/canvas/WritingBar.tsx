import { Icon } from '../../../../components/ui/Icon';
import { link } from '../../../../components/ui/icons';
import { visuallyHidden } from '../../../../styles/layout.css';
import * as css from './canvas.css';
import type { FieldText } from './field-texts';

type WritingBarProps = {
  field: FieldText;
  isAbove: boolean;
  top: number;
  left: number;
  onLink: () => void;
};

export function WritingBar({ field, isAbove, top, left, onLink }: WritingBarProps) {
  const { label, text, max } = field;
  return (
    <div
      role="toolbar"
      aria-label="Selected text"
      className={isAbove ? css.upperBar : css.lowerBar}
      style={{ top, left }}
      // Keeps the caret in the text.
      onPointerDown={event => event.preventDefault()}
    >
      <span className={css.barName}>{label}</span>
      <span className={css.barLine} />
      <button
        type="button"
        tabIndex={-1}
        className={css.action}
        disabled={field.link === undefined}
        title={field.link ? 'Link (Ctrl+K)' : 'This text can’t be a link'}
        onClick={onLink}
      >
        <span className={visuallyHidden}>Link</span>
        <Icon path={link} size={18} />
      </button>
      <span className={css.barLine} />
      <span className={text.length > max ? css.countError : css.letters}>
        {text.length}
        {Number.isFinite(max) && ` of ${max}`}
      </span>
    </div>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../components/ui/Icon';
import { iconButton } from '../../components/ui/IconButton.css';
import { close } from '../../components/ui/icons';
import { toFieldPath } from '../../domain/fields/path';
import { visuallyHidden } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { Field } from '../fields/Fields';
import { useForm } from '../fields/form-context';
import { AltInput } from '../fields/widgets/AltInput';
import { useEscapeHold } from './form-frame';
import * as css from './PublishSheet.css';

type PublishSheetProps = { onClose: () => void; footer: ReactNode; children: ReactNode };

/** Renders a sheet beside the text, which stays editable. Escape closes only the sheet. */
export function PublishSheet({ onClose, footer, children }: PublishSheetProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEscapeHold(true);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section
      className={css.sheet}
      aria-labelledby={id}
      onKeyDown={({ key, currentTarget, target }) => {
        // Key presses in dialogs above the sheet bubble to it in React.
        if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
      }}
    >
      <div className={css.head}>
        <h2 ref={heading} id={id} className={text.h3} tabIndex={-1}>
          Publish
        </h2>
        <button type="button" className={iconButton} onClick={onClose}>
          <span className={visuallyHidden}>Back to writing</span>
          <Icon path={close} />
        </button>
      </div>
      <div className={css.body}>{children}</div>
      <div className={css.footer}>{footer}</div>
    </section>
  );
}

/** Renders a field for an image's alt text. The text itself is editable beside the sheet. */
export function BlockerField({ path }: { path: string }) {
  const { store } = useForm();
  const fieldPath = toFieldPath(store.get(), path);
  const row = fieldPath.replace(/\.(?:src|alt)$/, '');
  if (/^(?:title|story)\b/.test(fieldPath)) {
    if (!fieldPath.endsWith('.alt')) return null;
    return (
      <AltInput path={row}>
        <Field path={fieldPath} label="What it shows (alt text)" />
      </AltInput>
    );
  }
  return <Field path={row} />;
}

import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { iconButton } from '../../components/ui/IconButton.css';
import { close } from '../../components/ui/icons';
import { toFieldPath } from '../../domain/fields/path';
import { visuallyHidden } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { Field } from '../fields/Fields';
import { useForm } from '../fields/form-context';
import { AltInput } from '../fields/widgets/AltInput';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { useEscape } from './form-frame';
import * as css from './PublishSheet.css';

type SheetFrameProps = {
  title: string;
  /** What publishing does now, below the title. */
  status: ReactNode;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
};

/** Renders the publish sheet beside the text, which stays editable. Escape closes only the sheet. */
export function SheetFrame({ title, status, onClose, footer, children }: SheetFrameProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEscape(() => {
    onClose();
    return true;
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={css.sheet} aria-labelledby={id}>
      <div className={css.head}>
        <div>
          <h2 ref={heading} id={id} className={text.h3} tabIndex={-1}>
            {title}
          </h2>
          {status}
        </div>
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

type SheetHeadProps = { id?: string; title: string; children?: ReactNode };

export const SheetHead = ({ id, title, children }: SheetHeadProps) => (
  <Inline justify="between" align="baseline">
    <Text as="h3" id={id} size="subtitle">
      {title}
    </Text>
    <Text size="small" tone="muted">
      {children}
    </Text>
  </Inline>
);

type SheetQuestionProps = {
  title: string;
  isSending: boolean;
  onConfirm: () => void;
  onDisagree: () => void;
  children: ReactNode;
};

/** Asks for confirmation over the footer. */
export function SheetQuestion({ title, isSending, onConfirm, onDisagree, children }: SheetQuestionProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <AlertDialog.Root open onOpenChange={isOpen => isOpen || onDisagree()}>
      <AlertDialog.Content
        className={css.question}
        onCloseAutoFocus={event => {
          event.preventDefault();
          if (opener instanceof HTMLElement) opener.focus();
        }}
      >
        <div className={css.questionText}>
          <AlertDialog.Title className={css.questionTitle}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={css.questionNote}>{children}</AlertDialog.Description>
        </div>
        <div className={css.buttons}>
          <AlertDialog.Cancel asChild>
            <Button size="large">Disagree</Button>
          </AlertDialog.Cancel>
          <Button variant="red_white" size="large" isSending={isSending} onClick={onConfirm}>
            Confirm
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
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

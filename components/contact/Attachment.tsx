import { type ChangeEventHandler, useId, useRef, useState } from 'react';
import { FORM_FIELD_NAMES } from '../../domain/contact-form';
import { ATTACHMENT_EXTENSIONS, ATTACHMENT_MAX_TEXT } from '../../domain/limits';
import { classNames } from '../ui/class-names';
import { dropVariants } from '../ui/drop-area.css';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { clip, close } from '../ui/icons';
import * as css from './Attachment.css';
import type { DropHandlers, DropState } from './DropZone';
import type { FormView } from './form-view';
import type { LiveForm } from './live-form';
import { useFirstDrag } from './use-first-drag';

const accept = ATTACHMENT_EXTENSIONS.map(extension => `.${extension}`).join(',');

type AttachmentProps = {
  liveForm: LiveForm | undefined;
  file: FormView['file'];
  error: string | undefined;
  onChoose: ChangeEventHandler<HTMLInputElement>;
};

/** Renders a native file input, which works without JavaScript. Drops need the form's script. */
export function Attachment({ liveForm, file, error, onChoose }: AttachmentProps) {
  const dropArea = useRef<HTMLDivElement>(null);
  const [handlers, setHandlers] = useState<DropHandlers>();
  const firstDragHandlers = useFirstDrag(handlers !== undefined);
  const [dragState, setDragState] = useState<DropState>();
  const textsId = useId();
  const dropState = dragState ?? (error ? 'rejected' : file && 'accepted');

  return (
    <div
      ref={dropArea}
      {...(handlers ?? firstDragHandlers)}
      className={classNames(css.area, dropState && dropVariants[dropState])}
    >
      <Icon path={clip} className={css.icon} />
      <p id={textsId} className={css.texts} aria-live="polite">
        {error ? (
          <>
            <b className={css.name}>{error}</b>
            <span className={css.note}>
              {file ? `${file.name} stays attached` : `Up to ${ATTACHMENT_MAX_TEXT}`}
            </span>
          </>
        ) : file ? (
          <>
            <b className={css.name}>{file.name}</b>
            <span className={css.note}>Accepted, {file.size}</span>
          </>
        ) : (
          <>
            <span>
              <b>Attach a file</b> or drop it here
            </span>
            <span className={css.note}>PDF, DOCX or TXT, up to {ATTACHMENT_MAX_TEXT}</span>
          </>
        )}
      </p>
      <input
        className={css.input}
        type="file"
        name={FORM_FIELD_NAMES.file}
        accept={accept}
        aria-label="Attach a file"
        aria-describedby={textsId}
        aria-invalid={error ? true : undefined}
        onChange={onChoose}
      />
      {file && liveForm && (
        <IconButton
          className={css.removeButton}
          label={`Remove ${file.name}`}
          icon={close}
          onClick={liveForm.attachment.remove}
        />
      )}
      {liveForm && (
        <liveForm.DropZone
          area={dropArea}
          onFiles={liveForm.attachment.attach}
          onDropState={setDragState}
          onHandlers={setHandlers}
        />
      )}
    </div>
  );
}

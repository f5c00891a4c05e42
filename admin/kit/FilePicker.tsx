import { type ComponentProps, type ReactNode, useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import { dropInput, dropNote, dropProgress, dropVariants } from '../../components/ui/drop-area.css';
import { Icon } from '../../components/ui/Icon';
import { image } from '../../components/ui/icons';
import { text } from '../../styles/text.css';
import * as css from './parts.css';

type FilePickerProps = {
  title: string;
  note: ReactNode;
  /** Media types. */
  accept: readonly string[];
  /** Uploaded share from 0 to 1. Undefined while idle. */
  share: number | undefined;
  progressLabel: string;
  error: ReactNode;
  onFile: (file: File) => void;
  /** Text that looks like a button. The input covers the text and the rest of the area. */
  button?: string;
  /** Buttons above the input. */
  actions?: ReactNode;
} & Pick<ComponentProps<'input'>, 'id' | 'required' | 'aria-label' | 'aria-describedby'>;

/** Accepts a chosen or dropped image. Without `id` or `aria-label`, title and note label the input. */
export function FilePicker(props: FilePickerProps) {
  const { title, note, accept, share, progressLabel, error, onFile, button, actions, ...attributes } = props;
  const noteId = useId();
  const hasLabel = Boolean(attributes.id || attributes['aria-label']);
  const { getRootProps, getInputProps, isDragAccept, isDragReject } = useDropzone({
    accept: Object.fromEntries(accept.map(type => [type, []])),
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // Also passes on files of the wrong type, because the upload's error explains the problem.
    onDrop: (files, rejections) => {
      const file = files[0] ?? rejections[0]?.file;
      if (file) onFile(file);
    },
  });
  const { role: _role, tabIndex: _tabIndex, ...rootProps } = getRootProps();
  // Keeps the native input accessible to keyboard users.
  const { style: _style, tabIndex: _order, 'aria-label': _label, ...inputProps } = getInputProps();
  return (
    <div
      {...rootProps}
      className={classNames(
        css.filePicker,
        isDragAccept && dropVariants.accepted,
        (isDragReject || Boolean(error)) && dropVariants.rejected,
      )}
    >
      <Icon path={image} className={css.filePickerIcon} />
      <span id={noteId} className={css.filePickerNote}>
        <b className={text.strong}>{title}</b>
        <span className={dropNote}>{note}</span>
      </span>
      {actions && <span className={css.filePickerActions}>{actions}</span>}
      {button && (
        <Button tabIndex={-1} aria-hidden="true">
          {button}
        </Button>
      )}
      <input
        {...inputProps}
        {...attributes}
        className={dropInput}
        aria-labelledby={hasLabel ? undefined : noteId}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(attributes['aria-describedby'], hasLabel && noteId) || undefined}
      />
      {share !== undefined && <progress className={dropProgress} value={share} aria-label={progressLabel} />}
    </div>
  );
}

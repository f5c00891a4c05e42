import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { type ChangeEvent, useId } from 'react';
import { Button } from '../../../components/ui/Button';
import { FieldMessage } from '../../../components/ui/Field';
import { IconButton } from '../../../components/ui/IconButton';
import { trash } from '../../../components/ui/icons';
import { PHOTO_TYPES } from '../../../domain/limits';
import { getSmallestSource } from '../../../domain/responsive';
import { toStaffSource } from '../../../domain/staff-media';
import { setVars } from '../../../styles/set-vars';
import { Checkbox } from '../../kit/Checkbox';
import { LibraryButton } from '../../media/LibraryButton';
import { AttributeField } from './AttributeField';
import { leaveFields } from './blocks';
import * as css from './editor.css';
import { useImageUploads, useUploadState } from './image-uploads';

export function ImageBlock({ node, editor, getPos, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const {
    src,
    alt,
    caption,
    decorative,
    pending: uploadKey,
  } = node.attrs as Record<string, string> & {
    decorative: boolean;
    pending: string | null;
  };
  const imageUploads = useImageUploads();
  const uploadState = useUploadState(uploadKey);
  const id = useId();
  const leave = () => leaveFields(editor, getPos());
  const shownUrl = src ? toStaffSource(getSmallestSource(src)) : uploadState?.preview;

  function chooseFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const preview = URL.createObjectURL(file);
    const key = imageUploads.start(
      async () => file,
      preview,
      ({ url }) => updateAttributes({ src: url, pending: null }),
    );
    updateAttributes({ src: '', pending: key });
  }

  return (
    <NodeViewWrapper contentEditable={false}>
      <div className={css.imageFrame} data-drag-handle>
        {shownUrl && <img className={css.imageContent} src={shownUrl} alt="" />}
        {uploadState && !uploadState.error && <UploadProgress progress={uploadState.progress} />}
        {uploadState?.error && uploadKey && (
          <div className={css.imageOverlay} role="alert">
            <FieldMessage>{uploadState.error}</FieldMessage>
            <Button onClick={() => imageUploads.retry(uploadKey)}>Try again</Button>
          </div>
        )}
        <span className={css.imageActions}>
          <label className={css.imageAction}>
            <input
              className={css.imageFile}
              type="file"
              accept={PHOTO_TYPES.join(',')}
              aria-label={src ? 'Replace image' : 'Choose an image'}
              onChange={chooseFile}
            />
            {src ? 'Replace' : 'Choose'}
          </label>
          <LibraryButton
            onChoose={({ url, alt, decorative }) =>
              updateAttributes({ src: url, alt, decorative, pending: null })
            }
          >
            {open => (
              <button
                type="button"
                className={css.imageAction}
                aria-label="Choose from the library"
                onClick={open}
              >
                Library
              </button>
            )}
          </LibraryButton>
          <IconButton label="Remove image" icon={trash} isDanger onClick={deleteNode} />
        </span>
        {!shownUrl && !uploadState && (
          <span className={css.emptyImage}>Choose an image, or drop one here</span>
        )}
      </div>
      <AttributeField
        id={`${id}-caption`}
        className={css.imageCaption}
        label="Caption"
        value={caption ?? ''}
        onChange={value => updateAttributes({ caption: value })}
        onEnter={leave}
      />
      <div className={css.imageAlt}>
        {!decorative && (
          <AttributeField
            id={`${id}-alt`}
            label="What it shows (alt text)"
            value={alt ?? ''}
            onChange={value => updateAttributes({ alt: value })}
            onEnter={leave}
          />
        )}
        <Checkbox
          label="Decorative"
          checked={decorative}
          onChange={event =>
            updateAttributes({ decorative: event.target.checked, ...(event.target.checked && { alt: '' }) })
          }
          title="Adds no information to the surrounding text"
        />
      </div>
    </NodeViewWrapper>
  );
}

function UploadProgress({ progress }: { progress: number }) {
  const percent = Math.round(100 * progress);
  return (
    <span className={css.imageOverlay}>
      <span
        className={css.progressRing}
        style={setVars({ [css.progress]: percent })}
        role="progressbar"
        aria-label="Uploading the image"
        aria-valuenow={percent}
      >
        {percent}
      </span>
    </span>
  );
}

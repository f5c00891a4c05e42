import { useId } from 'react';
import { Avatar } from '../../../components/ui/Avatar';
import { dropInput, dropNote, dropProgress } from '../../../components/ui/drop-area.css';
import { FieldMessage } from '../../../components/ui/Field';
import { Icon } from '../../../components/ui/Icon';
import { image } from '../../../components/ui/icons';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../../../domain/limits';
import { getInitials } from '../../../domain/person';
import { toStaffSource } from '../../../domain/staff-media';
import { text } from '../../../styles/text.css';
import { Inline, Stack } from '../../kit/Stack';
import { TextButton } from '../../kit/TextButton';
import { LibraryButton } from '../../media/LibraryButton';
import { uploadImage } from '../../upload-image';
import { useCan, useCurrentUser } from '../../use-current-user';
import { useUpload } from '../../use-upload';
import * as css from '../fields.css';
import { useForm } from '../form-context';
import type { WidgetProps } from '../widget';

/** Uploads the photo immediately, but sets it only when the profile is saved. */
export function PhotoField({ value = '', write }: WidgetProps<string>) {
  const me = useCurrentUser();
  const { share, error, send } = useUpload(useForm().setBusy);
  const noteId = useId();
  const canChoose = useCan()('content.write');

  async function uploadPhoto(file: File | undefined) {
    if (!file) return;
    await send(async (onProgress, signal) => write((await uploadImage(file, onProgress, signal)).url));
  }

  return (
    <Inline gap={5} wrap={false}>
      <Avatar
        initials={getInitials(me?.name || me?.email || '')}
        rim={-30}
        size={112}
        photo={toStaffSource(value)}
      />
      <Stack gap={1} fill>
        <div className={css.photo}>
          <Icon path={image} />
          <span id={noteId}>
            <b className={text.strong}>{value ? 'Replace photo' : 'Add a photo'}</b>
            <span className={dropNote}>PNG, JPEG, GIF or SVG, up to {IMAGE_MAX_BYTES / 1_048_576} MB</span>
          </span>
          {share !== undefined && (
            <progress className={dropProgress} value={share} aria-label="Uploading the photo" />
          )}
          <input
            className={dropInput}
            type="file"
            accept={IMAGE_TYPES.join(',')}
            aria-labelledby={noteId}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              void uploadPhoto(target.files?.[0]);
              // Lets the user choose the same file again after an error.
              target.value = '';
            }}
          />
        </div>
        <div role="alert">{error && <FieldMessage>{error}</FieldMessage>}</div>
        {canChoose && (
          <LibraryButton onChoose={({ url }) => write(url)}>
            {open => <TextButton onClick={open}>Choose from the library</TextButton>}
          </LibraryButton>
        )}
        {value && <TextButton onClick={() => write('')}>Remove photo</TextButton>}
      </Stack>
    </Inline>
  );
}

import { Avatar } from '../../../components/ui/Avatar';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../../../domain/limits';
import { toStaffSource } from '../../../domain/staff-media';
import { Alert } from '../../kit/Alert';
import { FilePicker } from '../../kit/FilePicker';
import { Inline, Stack } from '../../kit/Stack';
import { TextButton } from '../../kit/TextButton';
import { LibraryButton } from '../../media/LibraryButton';
import { uploadImage } from '../../upload-image';
import { useCan, useCurrentUser } from '../../use-current-user';
import { useUpload } from '../../use-upload';
import { useForm } from '../form-context';
import type { WidgetProps } from '../widget';

/** Uploads the photo immediately, but sets it only when the profile is saved. */
export function PhotoField({ value = '', write }: WidgetProps<string>) {
  const me = useCurrentUser();
  const { share, error, send } = useUpload(useForm().setBusy);
  const canChoose = useCan()('content.write');

  const uploadPhoto = (file: File) =>
    send(async (onProgress, signal) => write((await uploadImage(file, onProgress, signal)).url));

  return (
    <Inline gap={5} wrap={false}>
      <Avatar name={me?.name || me?.email || ''} rim={-30} size={112} photo={toStaffSource(value)} />
      <Stack gap={1} fill>
        <FilePicker
          title={value ? 'Replace photo' : 'Add a photo'}
          note={`PNG, JPEG, GIF or SVG, up to ${IMAGE_MAX_BYTES / 1_048_576} MB`}
          accept={IMAGE_TYPES}
          share={share}
          progressLabel="Uploading the photo"
          error={error}
          onFile={uploadPhoto}
        />
        <Alert>{error}</Alert>
        {canChoose && <LibraryButton onChoose={({ url }) => write(url)} />}
        {value && <TextButton onClick={() => write('')}>Remove photo</TextButton>}
      </Stack>
    </Inline>
  );
}

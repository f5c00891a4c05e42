import { useRef } from 'react';
import { Button } from '../../components/ui/Button';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { dropProgress } from '../../components/ui/drop-area.css';
import { Icon } from '../../components/ui/Icon';
import { trash } from '../../components/ui/icons';
import { PHOTO_TYPES } from '../../domain/limits';
import { toStaffSource } from '../../domain/staff-media';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Alert } from '../kit/Alert';
import { FileInput } from '../kit/FileInput';
import { touchTarget } from '../kit/layout.css';
import { Notice } from '../kit/Notice';
import { Inline } from '../kit/Stack';
import { toastWithUndo } from '../toast-with-undo';
import { useCan } from '../use-current-user';
import { download, swap } from './icons';
import { formatUseCount, type OpenImage } from './image-texts';
import { useImageReplacement } from './use-image-replacement';

type ImageActionsProps = {
  image: OpenImage;
  onReplaced: (id: string) => void;
  onRemoved: () => void;
};

export function ImageActions({ image, onReplaced, onRemoved }: ImageActionsProps) {
  const { name, url, uses, usedBy } = image;
  const canChange = useCan()('media.write');
  const replacement = useImageReplacement(image, onReplaced);
  const removeImage = useRemoveImage(image, onRemoved);
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <Inline>
        {canChange && (
          <Button
            className={touchTarget}
            disabled={replacement.share !== undefined}
            onClick={() => input.current?.click()}
          >
            <Icon path={swap} size={20} /> Replace everywhere
          </Button>
        )}
        <Button className={touchTarget} href={toStaffSource(url)} download={name} target="_blank">
          <Icon path={download} size={20} /> Download
        </Button>
      </Inline>
      <FileInput
        input={input}
        label="Replacement image"
        accept={PHOTO_TYPES.join(',')}
        onFile={file => void replacement.choose(file)}
      />
      {replacement.share !== undefined && (
        <progress className={dropProgress} value={replacement.share} aria-label="Uploading the image" />
      )}
      <Alert>{replacement.error}</Alert>
      {canChange && uses > 0 && (
        <Notice tone="mark">
          <b>You can’t delete this image yet.</b> It is used in {formatUseCount(usedBy.length)}. Replace it,
          or remove it there first.
        </Notice>
      )}
      {canChange && uses === 0 && (
        <Button className={touchTarget} isSending={removeImage.isPending} onClick={removeImage.ask}>
          <Icon path={trash} size={20} /> Delete image
        </Button>
      )}
      {replacement.asked && (
        <ConfirmDialog
          title="Replace with different proportions?"
          confirmLabel="Replace everywhere"
          onConfirm={replacement.confirm}
          onCancel={replacement.cancel}
        >
          “{replacement.asked.name}” and “{name}” have different proportions. Where the full image is shown,
          its height will change. Crops keep the focal point.
        </ConfirmDialog>
      )}
    </>
  );
}

function useRemoveImage({ id, name }: OpenImage, onRemoved: () => void) {
  const utils = trpc.useUtils();
  const restore = trpc.media.putBack.useMutation({
    meta: { done: adminMessages.imagePutBack, failed: adminMessages.imagePutBackFailed },
    onSettled: () => utils.media.invalidate(),
  });
  const remove = trpc.media.remove.useMutation({
    meta: { failed: adminMessages.imageRemoveFailed },
    onSuccess: () => {
      toastWithUndo(
        adminMessages.imageRemoved,
        () => restore.mutate({ id }),
        `“${name}” can be restored for a day.`,
      );
      onRemoved();
    },
    onSettled: () => utils.media.invalidate(),
  });
  return { isPending: remove.isPending, ask: () => remove.mutate({ id }) };
}

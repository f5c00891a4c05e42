import type { MouseEvent } from 'react';
import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import { dropProgress } from '../../components/ui/drop-area.css';
import { Icon } from '../../components/ui/Icon';
import { IconButton } from '../../components/ui/IconButton';
import { check, clock, close, image, info } from '../../components/ui/icons';
import { interceptClick } from '../../components/ui/intercept-click';
import { toast } from '../../components/ui/toast-store';
import { formatFileSize } from '../../domain/attachment';
import { getImagePath } from '../../domain/paths';
import { text } from '../../styles/text.css';
import { api, toCallError, trpc } from '../../trpc/client';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { TextButton } from '../kit/TextButton';
import { useCan } from '../use-current-user';
import { formatUseCount } from './image-texts';
import * as css from './UploadList.css';
import type { Upload, Uploads } from './uploads';

const ICONS = { waiting: clock, sending: image, done: check, failed: info } as const;

type UploadListProps = {
  uploads: Uploads;
  list: readonly Upload[];
  onOpen: (id: string) => void;
};

export function UploadList({ uploads, list, onOpen }: UploadListProps) {
  if (list.length === 0) return null;
  return (
    <section className={css.uploads} aria-label="Uploads">
      <ul className={css.list}>
        {list.map(upload => (
          <li key={upload.key} className={css.upload}>
            <span className={classNames(css.statusIcon, css.statusVariants[upload.state])}>
              <Icon path={ICONS[upload.state]} />
            </span>
            <Stack gap={1}>
              <Text as="b" size="small" weight="strong" look="line">
                {upload.name}
              </Text>
              <Text size="caption" tone={upload.state === 'failed' ? 'bad' : 'muted'} role="status">
                <UploadStatus upload={upload} uploads={uploads} onOpen={onOpen} />
              </Text>
              {upload.canRetry && upload.state === 'failed' && (
                <TextButton onClick={() => uploads.retry(upload.key)}>Try again</TextButton>
              )}
              {(upload.state === 'waiting' || upload.state === 'sending') && (
                <progress className={dropProgress} value={upload.progress} aria-label={upload.name} />
              )}
            </Stack>
            <IconButton
              label={`${upload.state === 'done' || upload.state === 'failed' ? 'Close' : 'Cancel'} ${upload.name}`}
              icon={close}
              onClick={() => uploads.close(upload.key)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type UploadStatusProps = Pick<UploadListProps, 'uploads' | 'onOpen'> & { upload: Upload };

function UploadStatus({ upload, uploads, onOpen }: UploadStatusProps) {
  const { state, originalSize, size, error, image: uploadedImage } = upload;
  const canRemove = useCan()('media.write');
  const utils = trpc.useUtils();
  if (state === 'failed') return error;
  if (state === 'waiting') return `Waiting to upload, ${formatFileSize(size)}`;
  if (state === 'sending')
    return size === originalSize
      ? `Uploading, ${formatFileSize(size)}`
      : `Reduced from ${formatFileSize(originalSize)} to ${formatFileSize(size)}, location and camera data removed`;
  if (!uploadedImage) return 'Done';
  const { id, similar } = uploadedImage;
  const openImage = (event: MouseEvent) => interceptClick(event) && onOpen(id);
  async function replaceSimilarImage(similarId: string) {
    try {
      await api.media.remove.mutate({ id });
      uploads.close(upload.key);
      onOpen(similarId);
      await utils.media.invalidate();
    } catch (error) {
      toast({ variant: 'error', message: toCallError(error).message });
    }
  }
  return (
    <>
      Done, {formatFileSize(size)}.{' '}
      <a className={text.link} href={getImagePath(id)} onClick={openImage}>
        Add alt text
      </a>
      {similar && canRemove && (
        <>
          {' '}
          It looks similar to “{similar.name}”
          {similar.uses > 0 && `, used in ${formatUseCount(similar.uses)}`}.
          <Inline as="span">
            <Button variant="black_red" onClick={() => void replaceSimilarImage(similar.id)}>
              Use existing image
            </Button>
            <Button onClick={() => uploads.close(upload.key)}>Keep both</Button>
          </Inline>
        </>
      )}
    </>
  );
}

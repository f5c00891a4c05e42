import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { IMAGE_TYPES, MEDIA_PER_PAGE } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { api, toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { SearchField } from '../FilterBar';
import { formatCount } from '../format-count';
import { Alert } from '../kit/Alert';
import { Dialog } from '../kit/Dialog';
import { Empty } from '../kit/Empty';
import { FileInput } from '../kit/FileInput';
import { staleContent } from '../kit/parts.css';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { Toolbar, toolButton, wideTool } from '../kit/Toolbar';
import { QueryBoundary } from '../ListBody';
import { uploadToStore } from '../upload-image';
import { useCan } from '../use-current-user';
import { useUpload } from '../use-upload';
import { ImageGrid } from './ImageGrid';
import type { OpenImage } from './image-texts';

type ImagePickerProps = { onChoose: (image: OpenImage) => void; onClose: () => void };

export default function ImagePicker({ onChoose, onClose }: ImagePickerProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(0);
  const [problem, setProblem] = useState<string>();
  const searchRef = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  const can = useCan();
  const { media } = trpc.useUtils();
  const offset = page * MEDIA_PER_PAGE;
  const list = trpc.media.list.useQuery(
    { q, offset, limit: MEDIA_PER_PAGE },
    { placeholderData: keepPreviousData },
  );

  /** Fetches the image again, because another member may have deleted it. */
  async function choose(id: string) {
    try {
      onChoose(await media.byId.fetch({ id }, { staleTime: 0 }));
    } catch (cause) {
      const isMissing = toCallError(cause).kind === 'not_found';
      setProblem(isMissing ? messages.imageGone : adminMessages.imageFailed);
      if (isMissing) await media.list.invalidate();
    }
  }
  const uploadFile = (file: File) =>
    upload.send(async (onProgress, signal) => {
      const addedImage = await uploadToStore(file, { onProgress }, signal, (storedFile, options) =>
        api.media.add.mutate(storedFile, options),
      );
      void media.list.invalidate();
      await choose(addedImage.id);
    });
  const goToPage = (offset: number) => {
    setPage(page + offset);
    searchRef.current?.scrollIntoView();
  };

  return (
    <Dialog title="Choose from the library" isTall fillsUpTo="phone" onClose={onClose}>
      <Stack gap={4}>
        <Toolbar ref={searchRef}>
          <SearchField
            className={wideTool}
            label="Search by name, alt text or page"
            q={q}
            onSearch={text => {
              setQ(text);
              setPage(0);
            }}
          />
          {can('content.write') && (
            <>
              <FileInput
                input={input}
                label="Image for the library"
                accept={IMAGE_TYPES.join()}
                onFile={uploadFile}
              />
              <Button
                size="large"
                className={toolButton}
                isSending={upload.share !== undefined}
                onClick={() => input.current?.click()}
              >
                Upload
              </Button>
            </>
          )}
        </Toolbar>
        <Alert>{upload.error ?? problem}</Alert>
        <QueryBoundary query={list} errorMessage={adminMessages.mediaFailed} height={400}>
          {({ items, total }) => (
            <>
              {total === 0 && (
                <Empty title="No results">
                  {q ? 'No image matches the search.' : 'The library has no images yet.'}
                </Empty>
              )}
              <div className={list.isPlaceholderData ? staleContent : undefined}>
                <ImageGrid images={items} onChoose={({ id }) => void choose(id)} />
              </div>
              <Inline gap={3}>
                <Text as="p" size="small" role="status">
                  {formatCount(total, 'image')}
                </Text>
                {page > 0 && <Button onClick={() => goToPage(-1)}>Previous</Button>}
                {offset + MEDIA_PER_PAGE < total && <Button onClick={() => goToPage(1)}>Next</Button>}
              </Inline>
            </>
          )}
        </QueryBoundary>
      </Stack>
    </Dialog>
  );
}

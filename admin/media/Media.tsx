import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { image } from '../../components/ui/icons';
import { formatFileSize } from '../../domain/attachment';
import { MEDIA_PER_PAGE } from '../../domain/limits';
import { adminPaths } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatCount } from '../format-count';
import { Empty } from '../kit/Empty';
import { growingButton, touchOnly } from '../kit/layout.css';
import { Page } from '../kit/Page';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { NothingFound, PagedList } from '../ListBody';
import { useCan } from '../use-current-user';
import { useUrlState } from '../use-list-state';
import { usePicked } from '../use-picked';
import { closeOverlay, pushOverlay, replaceUrl } from '../use-url';
import { AltTexts } from './AltTexts';
import { ImageBulkBar } from './ImageBulkBar';
import { ImageDrawer } from './ImageDrawer';
import { type Image, ImageGrid } from './ImageGrid';
import { upload as uploadIcon } from './icons';
import * as css from './Media.css';
import { MediaTools } from './MediaTools';
import { mediaCodec } from './media-url';
import { RemoveUnusedButton } from './RemoveUnusedButton';
import { UploadList } from './UploadList';
import { Uploads } from './uploads';

const NO_UPLOADS: readonly [] = [];

export function Media() {
  const { state, getHref, show, replace } = useUrlState(adminPaths.media, mediaCodec);
  const { q, filter, holder, tag, sort, page, picture: imageId } = state;
  const open = (id: string) =>
    imageId ? replaceUrl(getHref({ picture: id })) : pushOverlay(getHref({ picture: id }));

  const utils = trpc.useUtils();
  const list = trpc.media.list.useQuery(
    { q, filter, holder, tag, sort, offset: (page - 1) * MEDIA_PER_PAGE, limit: MEDIA_PER_PAGE },
    { placeholderData: keepPreviousData },
  );
  /** Whether the images are still those of the previous filter. Actions on all images are then hidden. */
  const isStale = list.isPlaceholderData;
  const [uploads] = useState(() => new Uploads(() => void utils.media.list.invalidate()));
  const activeUploads = useSyncExternalStore(uploads.subscribe, uploads.getUploads, () => NO_UPLOADS);
  useEffect(() => () => uploads.stopAll(), [uploads]);
  const [imagesToDescribe, setImagesToDescribe] = useState<readonly Image[]>();
  const { pickedIds, pick, clear } = usePicked();
  const [isSelecting, setIsSelecting] = useState(false);
  const canEdit = useCan()('media.write');
  const grid = useRef<HTMLDivElement>(null);

  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    // Send rejected files as well, so that they are listed with the reason.
    onDrop: (acceptedFiles, rejections) =>
      uploads.send([...acceptedFiles, ...rejections.map(({ file }) => file)]),
  });
  const { role: _role, tabIndex: _tabIndex, ...root } = getRootProps();
  const { data } = list;
  const isFiltered = q !== '' || filter !== 'all' || holder !== undefined || tag !== undefined;
  const pickedImages = data?.items.filter(({ id }) => pickedIds.has(id)) ?? [];
  const knownTags = data?.tags.map(tagCount => tagCount.tag) ?? [];

  function close() {
    closeOverlay(getHref({ picture: undefined }));
    // Return the focus to the image that was open.
    setTimeout(() =>
      (grid.current?.querySelector<HTMLElement>(`[href*="${imageId}"]`) ?? grid.current)?.focus(),
    );
  }

  return (
    <div {...root} className={css.page}>
      <input {...getInputProps()} className={visuallyHidden} tabIndex={-1} aria-label="Images" />
      <Page
        title="Media"
        isOneLine
        action={
          <>
            {data && (
              <Text as="p" size="caption" tone="muted" hiddenUpTo="phone">
                {formatCount(data.counts.all, 'image')}
                {data.counts.bytes > 0 && `, ${formatFileSize(data.counts.bytes)}`}
              </Text>
            )}
            {canEdit && (
              <Button
                className={touchOnly}
                aria-pressed={isSelecting}
                onClick={() => {
                  clear();
                  setIsSelecting(!isSelecting);
                }}
              >
                {isSelecting ? 'Done' : 'Select'}
              </Button>
            )}
            <Button variant="red_black" className={growingButton} onClick={() => inputRef.current?.click()}>
              <Icon path={uploadIcon} /> Upload
            </Button>
          </>
        }
      >
        <UploadList uploads={uploads} list={activeUploads} onOpen={open} />
        <MediaTools
          {...{ q, filter, holder, tag, sort }}
          counts={data?.counts}
          tags={data?.tags ?? []}
          onShow={show}
          onSearch={searchText => replace({ q: searchText })}
        />
        <div className={classNames(css.mediaColumns, (imageId || imagesToDescribe) && css.columnsWithDrawer)}>
          <div ref={grid} tabIndex={-1}>
            <PagedList
              query={list}
              page={page}
              perPage={MEDIA_PER_PAGE}
              getHref={to => getHref({ page: to, picture: undefined })}
              errorMessage={adminMessages.mediaFailed}
              height={560}
              empty={
                isFiltered ? (
                  <NothingFound
                    q={q}
                    onReset={() => show({ q: '', filter: 'all', holder: undefined, tag: undefined })}
                  />
                ) : (
                  <Empty icon={image} title="No images yet">
                    Drop images anywhere on this page.
                  </Empty>
                )
              }
            >
              {images => (
                <Stack gap={5}>
                  {filter === 'undescribed' && !isStale && !imagesToDescribe && (
                    <Inline>
                      <Button variant="black_red" onClick={() => setImagesToDescribe(images)}>
                        Write alt texts
                      </Button>
                    </Inline>
                  )}
                  {filter === 'unused' && !isStale && (
                    <Inline>
                      <RemoveUnusedButton images={images} />
                    </Inline>
                  )}
                  <ImageGrid
                    images={images}
                    selected={imageId}
                    onChoose={({ id }) => open(id)}
                    getHref={({ id }) => getHref({ picture: id })}
                    pickedIds={pickedIds}
                    isSelecting={isSelecting}
                    {...(canEdit && { onPick: pick })}
                  />
                  {pickedImages.length > 0 && (
                    <ImageBulkBar
                      images={pickedImages}
                      knownTags={knownTags}
                      onDescribe={() => setImagesToDescribe(pickedImages)}
                      onClose={clear}
                    />
                  )}
                </Stack>
              )}
            </PagedList>
          </div>
          {imagesToDescribe && (
            <AltTexts
              key={imagesToDescribe.map(({ id }) => id).join()}
              images={imagesToDescribe}
              onClose={() => setImagesToDescribe(undefined)}
            />
          )}
          {imageId && !imagesToDescribe && (
            <ImageDrawer
              id={imageId}
              knownTags={knownTags}
              onClose={close}
              onReplaced={id => replaceUrl(getHref({ picture: id }))}
              onRemoved={close}
            />
          )}
        </div>
      </Page>
      {isDragActive && (
        <p className={css.uploadArea}>
          <Icon path={uploadIcon} /> Drop images to add them to the library
        </p>
      )}
    </div>
  );
}

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FieldMessage } from '../../components/ui/Field';
import { IconButton } from '../../components/ui/IconButton';
import { close } from '../../components/ui/icons';
import { Skeleton } from '../../components/ui/Skeleton';
import { text } from '../../styles/text.css';
import { toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDate } from '../dates';
import { Dialog } from '../kit/Dialog';
import { Empty } from '../kit/Empty';
import { Fact, Facts } from '../kit/Facts';
import { SheetPart } from '../kit/Sheet';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { ListFailure } from '../ListBody';
import { useCan } from '../use-current-user';
import { useMediaQuery } from '../use-media-query';
import { FocusPoint } from './FocusPoint';
import { ImageActions } from './ImageActions';
import * as css from './ImageDrawer.css';
import { ImageTags } from './ImageTags';
import { ImageTexts } from './ImageTexts';
import { ImageUses } from './ImageUses';
import { formatFile, formatVariants, type OpenImage } from './image-texts';

type ImageDrawerProps = {
  id: string;
  knownTags: readonly string[];
  onClose: () => void;
  onReplaced: (id: string) => void;
  onRemoved: () => void;
};

/** Shows an image's details beside the grid, or in a dialog on narrow screens. */
export function ImageDrawer({ id, onClose, ...handlers }: ImageDrawerProps) {
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const { data, error, refetch } = trpc.media.byId.useQuery({ id });
  const title = data?.name ?? (error ? 'Image' : 'Loading');
  const isMissing = toCallError(error).kind === 'not_found';
  const content = data ? (
    <Details key={id} image={data} {...handlers} />
  ) : error ? (
    isMissing ? (
      <Empty title="Image not found">This image was deleted or replaced. Choose another image.</Empty>
    ) : (
      <ListFailure error={error} errorMessage={adminMessages.imageFailed} onRetry={() => void refetch()} />
    )
  ) : (
    <div aria-busy="true">
      <Skeleton height={240} />
      <Skeleton height={120} marginTop={16} />
    </div>
  );
  if (!isNarrow)
    return (
      <Aside key={id} title={title} onClose={onClose}>
        {content}
      </Aside>
    );
  return (
    <Dialog title={title} size="medium" fillsUpTo="phone" onClose={onClose}>
      {content}
    </Dialog>
  );
}

const NARROW_QUERY = '(max-width: 1119px)';

type AsideProps = { title: string; onClose: () => void; children: ReactNode };

function Aside({ title, onClose, children }: AsideProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Move the focus for keyboard users.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      className={css.drawer}
      aria-labelledby={id}
      onKeyDown={event => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <header className={css.head}>
        <h2 ref={heading} className={`${text.h4} ${css.title}`} id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label="Close details" icon={close} onClick={onClose} />
      </header>
      <SheetPart>
        <Stack gap={5}>{children}</Stack>
      </SheetPart>
    </aside>
  );
}

type DetailsProps = Omit<ImageDrawerProps, 'id' | 'onClose'> & { image: OpenImage };

function Details({ image, knownTags, onReplaced, onRemoved }: DetailsProps) {
  const canChange = useCan()('media.write');
  const { addedBy, createdAt } = image;
  const [isMissing, setIsMissing] = useState(false);
  return (
    <>
      <FocusPoint image={image} canChange={canChange} onMissing={() => setIsMissing(true)} />
      {isMissing && (
        <FieldMessage>The file is missing. Replace the image to fix every page that shows it.</FieldMessage>
      )}
      <ImageTexts image={image} />
      {image.mayDescribe ? (
        <ImageTags images={[image]} knownTags={knownTags} />
      ) : (
        image.tags.length > 0 && <Text as="p">Tags: {image.tags.join(', ')}</Text>
      )}
      <ImageUses image={image} />
      <ImageActions image={image} onReplaced={onReplaced} onRemoved={onRemoved} />
      <Facts>
        <Fact name="File">{formatFile(image)}</Fact>
        <Fact name="Formats">{formatVariants(image)}</Fact>
        <Fact name="Added">{[addedBy.name, formatDate(createdAt)].filter(Boolean).join(', ')}</Fact>
      </Facts>
    </>
  );
}

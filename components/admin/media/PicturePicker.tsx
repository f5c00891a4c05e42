import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MEDIA_PER_PAGE } from '../../../domain/limits';
import { messages } from '../../../domain/messages';
import { failureOf, trpc } from '../../../trpc/client';
import { Button } from '../../ui/Button';
import { FieldMessage } from '../../ui/Field';
import Modal from '../../ui/Modal';
import { EmptyState } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { stale } from '../frame.css';
import { SearchField } from '../ListTools';
import { words } from '../words';
import { PictureGrid } from './PictureGrid';
import * as css from './PicturePicker.css';
import type { OpenPicture } from './picture-words';

type PicturePickerProps = { onChoose: (picture: OpenPicture) => void; onClose: () => void };

/** The library over a form: a press takes a picture, with what is said of it there. */
export default function PicturePicker({ onChoose, onClose }: PicturePickerProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(0);
  const [problem, setProblem] = useState<string>();
  const search = useRef<HTMLDivElement>(null);
  const { media } = trpc.useUtils();
  const offset = page * MEDIA_PER_PAGE;
  const { data, error, isPlaceholderData } = trpc.media.list.useQuery(
    { q, offset, limit: MEDIA_PER_PAGE },
    { placeholderData: keepPreviousData, meta: { failed: words.mediaFailed } },
  );

  /** Somebody may have deleted it since the list was read. */
  async function choose(id: string) {
    try {
      onChoose(await media.byId.fetch({ id }, { staleTime: 0 }));
    } catch (cause) {
      const gone = failureOf(cause).kind === 'not_found';
      setProblem(gone ? messages.pictureGone : words.pictureFailed);
      if (gone) await media.list.invalidate();
    }
  }
  const turn = (by: number) => {
    setPage(page + by);
    search.current?.scrollIntoView();
  };

  return (
    <Modal title="Choose from the library" className={css.panel} bodyClassName={css.body} onClose={onClose}>
      <div ref={search}>
        <SearchField
          label="Name, alt text, page"
          q={q}
          onSearch={typed => {
            setQ(typed);
            setPage(0);
          }}
        />
      </div>
      <div role="alert">{problem && <FieldMessage>{problem}</FieldMessage>}</div>
      {error && !data && <FieldMessage>{words.mediaFailed}</FieldMessage>}
      {!data && !error && <Skeleton height={400} />}
      {data && data.total === 0 && (
        <EmptyState title="Nothing by that description">
          {q ? 'No picture matches the search.' : 'The library has no pictures yet.'}
        </EmptyState>
      )}
      {data && (
        <div className={isPlaceholderData ? stale : undefined}>
          <PictureGrid pictures={data.items} onChoose={({ id }) => void choose(id)} />
        </div>
      )}
      {data && (
        <div className={css.steps}>
          <p role="status">
            {data.total} {data.total === 1 ? 'picture' : 'pictures'}
          </p>
          {page > 0 && (
            <Button variant="outlined_black" onClick={() => turn(-1)}>
              Previous
            </Button>
          )}
          {offset + MEDIA_PER_PAGE < data.total && (
            <Button variant="outlined_black" onClick={() => turn(1)}>
              Next
            </Button>
          )}
        </div>
      )}
    </Modal>
  );
}

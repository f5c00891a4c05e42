import { useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { footerButton } from '../../components/ui/Modal.css';
import { formatCount } from '../format-count';
import { action } from '../ItemList.css';
import { Dialog } from '../kit/Dialog';
import { SelectionBar } from '../SelectionBar';
import { toastWithUndo } from '../toast-with-undo';
import type { Image } from './ImageGrid';
import { ImageTags, useSaveTags } from './ImageTags';
import { RemoveUnusedButton } from './RemoveUnusedButton';

type ImageBulkBarProps = {
  images: readonly Image[];
  knownTags: readonly string[];
  onDescribe: () => void;
  onClose: () => void;
};

/** Renders the actions for the selected images. Used images can't be deleted. */
export function ImageBulkBar({ images, knownTags, onDescribe, onClose }: ImageBulkBarProps) {
  const [taggedImages, setTaggedImages] = useState<readonly Image[]>();
  const isChanged = useRef(false);
  const saveTags = useSaveTags();

  function stopTagging() {
    setTaggedImages(undefined);
    if (!taggedImages || !isChanged.current) return;
    isChanged.current = false;
    toastWithUndo(`Tags changed for ${formatCount(taggedImages.length, 'image')}`, () =>
      saveTags(new Map(taggedImages.map(({ id, tags }) => [id, tags]))),
    );
  }

  return (
    <>
      <SelectionBar label="Selected images" count={images.length} onClose={onClose}>
        <button type="button" className={action} onClick={onDescribe}>
          Alt texts
        </button>
        <button type="button" className={action} onClick={() => setTaggedImages(images)}>
          Tags
        </button>
        <RemoveUnusedButton images={images} className={action} />
      </SelectionBar>
      {taggedImages && (
        <Dialog
          title={`Edit tags of ${formatCount(taggedImages.length, 'image')}`}
          size="medium"
          onClose={stopTagging}
          footer={
            <Button variant="red_black" size="large" className={footerButton} onClick={stopTagging}>
              Done
            </Button>
          }
        >
          <ImageTags
            images={taggedImages}
            knownTags={knownTags}
            onChange={() => {
              isChanged.current = true;
            }}
          />
        </Dialog>
      )}
    </>
  );
}

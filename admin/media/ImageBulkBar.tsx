import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { close } from '../../components/ui/icons';
import { footerButton } from '../../components/ui/Modal.css';
import { visuallyHidden } from '../../styles/layout.css';
import { formatCount } from '../format-count';
import { action, bar } from '../ItemList.css';
import { Dialog } from '../kit/Dialog';
import type { Image } from './ImageGrid';
import { ImageTags } from './ImageTags';
import { RemoveUnusedButton } from './RemoveUnusedButton';

type ImageBulkBarProps = {
  images: readonly Image[];
  knownTags: readonly string[];
  onDescribe: () => void;
  onClose: () => void;
};

/** Renders the actions for the selected images. Used images can't be deleted. */
export function ImageBulkBar({ images, knownTags, onDescribe, onClose }: ImageBulkBarProps) {
  const [isTagging, setIsTagging] = useState(false);
  return (
    <>
      <section className={bar} aria-label="Selected images">
        <p className={action} role="status">
          {images.length} selected
        </p>
        <button type="button" className={action} onClick={onDescribe}>
          Alt texts
        </button>
        <button type="button" className={action} onClick={() => setIsTagging(true)}>
          Tags
        </button>
        <RemoveUnusedButton images={images} className={action} />
        <button type="button" className={action} onClick={onClose}>
          <Icon path={close} size={18} />
          <span className={visuallyHidden}>Clear the selection</span>
        </button>
      </section>
      {isTagging && (
        <Dialog
          title={`Tags of ${formatCount(images.length, 'image')}`}
          size="medium"
          onClose={() => setIsTagging(false)}
          footer={
            <Button
              variant="red_black"
              size="large"
              className={footerButton}
              onClick={() => setIsTagging(false)}
            >
              Done
            </Button>
          }
        >
          <ImageTags images={images} known={knownTags} />
        </Dialog>
      )}
    </>
  );
}

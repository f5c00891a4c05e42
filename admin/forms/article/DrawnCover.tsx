import { useState } from 'react';
import { createPlaceholderCover, toDataUrl } from '../../../art/placeholder-cover';
import { FieldMessage } from '../../../components/ui/Field';
import { IconButton } from '../../../components/ui/IconButton';
import { getValueAt } from '../../../domain/fields/path';
import { findChosenSlug } from '../../../domain/slug';
import { useForm } from '../../fields/form-context';
import { Hint } from '../../fields/widgets/GroupField';
import { useUpload } from '../../use-upload';
import { redo } from '../icons';
import { useDebouncedRead } from '../use-debounced-read';
import * as css from './article.css';
import { type ArticleValues, storeDrawing } from './complete-article';

const CHOICE_COUNT = 4;

/** Previews the cover that is generated from the slug if the article has no image, and offers others. */
export function DrawnCover() {
  const { store, set, setBusy } = useForm();
  const upload = useUpload(setBusy);
  const [firstVariant, setFirstVariant] = useState(0);
  const [chosenSvg, setChosenSvg] = useState<string>();
  // Without a title, the covers already take their space, so that nothing moves once there is one.
  const { slug, hasImage } = useDebouncedRead(({ title, address, cover }: ArticleValues) => ({
    slug: findChosenSlug({ title, address }) ?? '',
    hasImage: Boolean(cover?.src),
  }));
  const drawings = Array.from({ length: CHOICE_COUNT }, (_, index) =>
    createPlaceholderCover(slug, firstVariant + index),
  );
  const placeholderCover = createPlaceholderCover(slug);

  function choose(drawing: (typeof drawings)[number]) {
    setChosenSvg(drawing.svg);
    void upload.send(async () => {
      const image = await storeDrawing(slug || 'cover', drawing);
      set('cover', { ...(getValueAt(store.get(), 'cover') as object), ...image });
    });
  }

  return (
    <div>
      {!hasImage && (
        <figure>
          <img className={css.preview} src={toDataUrl(placeholderCover)} alt={placeholderCover.alt} />
          <figcaption>
            <Hint>Generated from the URL until you choose an image.</Hint>
          </figcaption>
        </figure>
      )}
      <fieldset className={css.choices} aria-label="Drawn covers">
        {drawings.map(drawing => (
          <button
            key={drawing.svg}
            type="button"
            className={css.choice}
            aria-pressed={hasImage ? drawing.svg === chosenSvg : drawing.svg === placeholderCover.svg}
            onClick={() => choose(drawing)}
          >
            <img className={css.thumbnail} src={toDataUrl(drawing)} alt={drawing.alt} />
          </button>
        ))}
        <IconButton
          label="Generate other covers"
          title="Generate other covers"
          icon={redo}
          onClick={() => setFirstVariant(firstVariant + CHOICE_COUNT)}
        />
      </fieldset>
      {upload.error && <FieldMessage>{upload.error}</FieldMessage>}
    </div>
  );
}

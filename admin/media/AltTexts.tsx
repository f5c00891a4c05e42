import { type KeyboardEvent, useRef, useState } from 'react';
import { TextField } from '../../components/ui/Field';
import { IconButton } from '../../components/ui/IconButton';
import { close } from '../../components/ui/icons';
import { ALT_MAX } from '../../domain/limits';
import { getSmallestSource } from '../../domain/responsive';
import { toStaffSource } from '../../domain/staff-media';
import { text } from '../../styles/text.css';
import { toCallError, trpc } from '../../trpc/client';
import { formatCount } from '../format-count';
import { fixedWidth, touchTarget } from '../kit/layout.css';
import { Row } from '../kit/Row';
import { Sheet } from '../kit/Sheet';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import type { Image } from './ImageGrid';
import { thumbnail } from './ImageGrid.css';

type AltTextsProps = { images: readonly Image[]; onClose: () => void };

/** Lists images with alt text fields. Enter saves and moves to the next one, Shift Enter to the previous one. */
export function AltTexts({ images, onClose }: AltTextsProps) {
  // Keep the initial images, because images with alt text leave the filtered list.
  const [rows] = useState(images);
  const list = useRef<HTMLUListElement>(null);

  function move(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') return onClose();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const inputs = [...(list.current?.querySelectorAll('input') ?? [])];
    // Moving the focus out of the last field saves it.
    const nextInput = inputs[inputs.indexOf(event.target) + (event.shiftKey ? -1 : 1)];
    if (nextInput) nextInput.focus();
    else event.target.blur();
  }
  return (
    <Sheet
      isFlush
      title={`Alt texts of ${formatCount(rows.length, 'image')}`}
      note="Enter saves and goes to the next image. Shift Enter goes back."
      action={<IconButton label="Close" title="Close" icon={close} onClick={onClose} />}
    >
      <ul ref={list} onKeyDown={move}>
        {rows.map((image, index) => (
          <AltText key={image.id} image={image} isFirst={index === 0} />
        ))}
      </ul>
    </Sheet>
  );
}

/** Saves when the field loses the focus. */
function AltText({ image: { id, url, name, alt, decorative }, isFirst }: { image: Image; isFirst: boolean }) {
  const [value, setValue] = useState(alt);
  const [savedText, setSavedText] = useState<{ alt: string; decorative: boolean }>({ alt, decorative });
  const utils = trpc.useUtils();
  const changeImage = trpc.media.change.useMutation({ onSettled: () => utils.media.invalidate() });
  const save = (newTexts: typeof savedText) =>
    changeImage.mutate({ id, ...newTexts }, { onSuccess: () => setSavedText(newTexts) });
  return (
    <Row
      isFlush
      isTopAligned
      lead={
        <img
          className={thumbnail}
          src={toStaffSource(getSmallestSource(url))}
          alt=""
          width={96}
          height={66}
          loading="lazy"
        />
      }
      title={
        <TextField
          label="What does it show?"
          aria-label={`What does it show? ${name}`}
          value={value}
          maxLength={ALT_MAX}
          autoComplete="off"
          autoFocus={isFirst}
          onChange={({ target }) => setValue(target.value)}
          onBlur={() => value.trim() !== savedText.alt && save({ alt: value.trim(), decorative: false })}
          {...(changeImage.error && { error: toCallError(changeImage.error).message })}
        />
      }
      note={
        <Inline justify="between" wrap={false}>
          <Text size="caption" tone="muted" look="line" role="status">
            {savedText.decorative ? 'Decorative' : savedText.alt ? 'Saved' : `${value.length} of ${ALT_MAX}`},{' '}
            {name}
          </Text>
          <button
            type="button"
            className={`${text.link} ${touchTarget} ${fixedWidth}`}
            aria-label={`Mark as decorative: ${name}`}
            aria-pressed={savedText.decorative}
            onClick={() => {
              setValue('');
              save({ alt: '', decorative: !savedText.decorative });
            }}
          >
            Mark as decorative
          </button>
        </Inline>
      }
    />
  );
}

import { useState } from 'react';
import { TextArea, TextField } from '../../components/ui/Field';
import { ALT_MAX, MEDIA_NAME_MAX } from '../../domain/limits';
import { toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatTime } from '../dates';
import { Checkbox } from '../kit/Checkbox';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { useDelayedCall } from '../use-delayed-call';
import type { OpenImage } from './image-texts';

const SAVE_DELAY_MS = 800;

/** Saves when typing pauses. */
export function ImageTexts({ image }: { image: OpenImage }) {
  const { id, mayDescribe: canDescribe } = image;
  const [texts, setTexts] = useState({
    name: image.name,
    alt: image.alt,
    decorative: image.decorative,
  });
  const [savedText, setSavedText] = useState('');
  const [problem, setProblem] = useState<{ path: string; message: string }>();
  const utils = trpc.useUtils();
  const { mutate } = trpc.media.change.useMutation({
    onSuccess: () => {
      setSavedText(`Saved ${formatTime(new Date())}`);
      setProblem(undefined);
      return utils.media.invalidate();
    },
    onError: error => {
      const { errors, message } = toCallError(error);
      setProblem({ path: errors[0]?.path ?? 'alt', message: errors[0]?.message ?? message });
      setSavedText(adminMessages.imageSaveFailed);
    },
  });
  const callLater = useDelayedCall();
  function changeTexts(changes: Partial<typeof texts>) {
    const newTexts = { ...texts, ...changes };
    setTexts(newTexts);
    const alt = newTexts.decorative ? '' : newTexts.alt;
    callLater(() => mutate({ id, ...newTexts, alt }), SAVE_DELAY_MS);
  }
  const getError = (path: string) => (problem?.path === path ? { error: problem.message } : {});

  return (
    <Stack>
      <TextField
        label="Name"
        value={texts.name}
        maxLength={MEDIA_NAME_MAX}
        readOnly={!canDescribe}
        autoComplete="off"
        onChange={({ target }) => changeTexts({ name: target.value })}
        {...getError('name')}
      />
      {!texts.decorative && (
        <TextArea
          label="Alt text"
          rows={2}
          value={texts.alt}
          maxLength={ALT_MAX}
          readOnly={!canDescribe}
          data-alt=""
          hint={`${texts.alt.length} of ${ALT_MAX} characters. Describe what the image shows, not what it is for.`}
          onChange={({ target }) => changeTexts({ alt: target.value })}
          {...getError('alt')}
        />
      )}
      <Inline gap={3} justify="between">
        <Checkbox
          label="Decorative"
          checked={texts.decorative}
          disabled={!canDescribe}
          title="Adds no information to the surrounding text"
          onChange={({ target }) => changeTexts({ decorative: target.checked })}
        />
        <Text size="caption" tone="muted" role="status">
          {savedText}
        </Text>
      </Inline>
      <Text as="p" size="caption" tone="muted">
        Suggested wherever this image is added. Places that already show it don’t change.
      </Text>
    </Stack>
  );
}

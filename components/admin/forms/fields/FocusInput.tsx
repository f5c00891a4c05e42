import { useState } from 'react';
import { type Focus, focusSchema } from '../../../../domain/focus';
import { trpc } from '../../../../trpc/client';
import { TextField } from '../../../ui/Field';
import { words } from '../../words';
import { Pair } from '../Group';
import * as css from './ImageInput.css';

type Axis = keyof Focus;

/** What of a stored picture stays in sight when it is cropped: a fact of the picture, saved as soon as it is said. */
export function FocusInput({ src }: { src: string }) {
  const { media } = trpc.useUtils();
  const { data: focus } = trpc.media.focus.useQuery({ url: src });
  const [wrong, setWrong] = useState<Axis>();
  const { mutate } = trpc.media.setFocus.useMutation({
    meta: { done: words.focusSaved, failed: words.focusFailed },
    onSuccess: saved => media.focus.setData({ url: src }, saved),
  });
  if (!focus) return null;

  function change(axis: Axis, value: number) {
    const next = focusSchema.safeParse({ ...focus, [axis]: value });
    setWrong(next.success ? undefined : axis);
    if (focus && next.success && next.data[axis] !== focus[axis]) mutate({ url: src, focus: next.data });
  }
  const field = (axis: Axis, label: string, hint?: string) => (
    <TextField
      key={axis}
      type="number"
      min={0}
      max={100}
      step={1}
      label={label}
      hint={hint}
      error={wrong === axis ? words.focusWrong : undefined}
      defaultValue={focus[axis]}
      onBlur={event => change(axis, event.currentTarget.valueAsNumber)}
    />
  );
  return (
    <div className={css.focus}>
      <Pair>
        {field(
          'x',
          'Focus from the left, %',
          'Stays in sight when the picture is cropped. Saved at once, wherever it is shown.',
        )}
        {field('y', 'Focus from the top, %')}
      </Pair>
    </div>
  );
}

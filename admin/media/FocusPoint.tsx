import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { classNames } from '../../components/ui/class-names';
import type { Focus } from '../../domain/focus';
import { toStaffSource } from '../../domain/staff-media';
import { visuallyHidden } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Details } from '../kit/Details';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { useDelayedCall } from '../use-delayed-call';
import * as css from './FocusPoint.css';

type FocusPointProps = {
  image: { url: string; width: number; height: number; focus: Focus };
  canChange: boolean;
  /** Whether the crops are collapsed. */
  hidesCrops?: boolean;
  /** Called if the image's file can't be loaded. */
  onMissing?: () => void;
};

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LARGE_STEP = 10;
/** Debounce (ms) for repeated arrow key presses. */
const SAVE_DELAY_MS = 400;

const CROPS = [
  { name: 'Top of page', size: '1440 × 680', ratio: 1440 / 680 },
  { name: 'List', size: '1:1', ratio: 1 },
  { name: 'Phone', size: '3:4', ratio: 3 / 4 },
];

const clamp = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** Saves a point set by click, drag or arrow keys. Three crops preview the result. */
export function FocusPoint({
  image: { url, width, height, focus: storedFocus },
  canChange,
  hidesCrops,
  onMissing,
}: FocusPointProps) {
  const [focus, setFocus] = useState(storedFocus);
  const utils = trpc.useUtils();
  const { mutate } = trpc.media.setFocus.useMutation({
    meta: { failed: adminMessages.focusFailed },
    onSuccess: savedFocus => {
      utils.media.focus.setData({ url }, savedFocus);
      return utils.media.list.invalidate();
    },
  });
  const callLater = useDelayedCall();
  const save = (newFocus: Focus, delayMs: number) =>
    callLater(() => mutate({ url, focus: newFocus }), delayMs);

  function moveTo(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const newFocus = {
      x: clamp(((event.clientX - box.left) / box.width) * 100),
      y: clamp(((event.clientY - box.top) / box.height) * 100),
    };
    setFocus(newFocus);
    return newFocus;
  }
  function onKeyDown(event: KeyboardEvent) {
    const [x, y] = ARROWS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : 1;
    const newFocus = { x: clamp(focus.x + x * step), y: clamp(focus.y + y * step) };
    setFocus(newFocus);
    save(newFocus, SAVE_DELAY_MS);
  }
  const source = toStaffSource(url);
  const crosshairRef = useRef<HTMLButtonElement>(null);
  const valueText = `${focus.x}% across, ${focus.y}% down`;

  return (
    <Stack
      style={setVars({
        [css.focusX]: `${focus.x}%`,
        [css.focusY]: `${focus.y}%`,
        [css.cropRatio]: (width / height).toFixed(4),
      })}
    >
      <div
        className={classNames(css.frame, canChange && css.imageButton)}
        onPointerDown={event => {
          if (!canChange || event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          crosshairRef.current?.focus();
          moveTo(event);
        }}
        onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && moveTo(event)}
        onPointerUp={event =>
          event.currentTarget.hasPointerCapture(event.pointerId) && save(moveTo(event), 0)
        }
      >
        <img className={css.image} src={source} alt="" draggable={false} onError={onMissing} />
        {canChange && (
          <button
            ref={crosshairRef}
            type="button"
            className={css.crosshair}
            aria-label={`Focal point: ${valueText}. Arrow keys move it.`}
            onKeyDown={onKeyDown}
          >
            <i className={css.crosshairCore} />
          </button>
        )}
      </div>
      {canChange && (
        <>
          <Text as="p" size="caption" tone="muted">
            Select the most important point. Every crop keeps it visible.
          </Text>
          <p className={visuallyHidden} role="status">
            {focus === storedFocus ? '' : valueText}
          </p>
        </>
      )}
      <Details label="Crops" open={!hidesCrops}>
        <ul className={css.crops}>
          {CROPS.map(({ name, size, ratio }) => (
            <li key={name}>
              <span className={css.crop} style={setVars({ [css.cropRatio]: ratio.toFixed(4) })}>
                <img className={css.croppedImage} src={source} alt="" />
              </span>
              <Text block size="caption" weight="strong">
                {name}
              </Text>
              <Text block size="caption" tone="muted" look="numbers">
                {size}
              </Text>
            </li>
          ))}
        </ul>
      </Details>
    </Stack>
  );
}

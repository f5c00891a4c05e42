import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { CAROUSEL_INTERVAL_MS } from '../../domain/limits';
import { reducedMotion } from '../../styles/breakpoints';

/**
 * Calls `step` every five seconds while playing. Hover, focus and a hidden page only suspend playback. Starts paused
 * under reduced motion.
 */
export function useAutoplay(enabled: boolean, step: () => void) {
  const [playing, setPlaying] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = playing && !hovered && !focused;

  useEffect(() => setPlaying(enabled && !matchMedia(reducedMotion).matches), [enabled]);

  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') step();
  });
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick(), CAROUSEL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [running]);

  return {
    playing,
    toggle: () => setPlaying(was => !was),
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A press on Play leaves focus on the button, which must not suspend playback.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

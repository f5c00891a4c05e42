import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { CAROUSEL_INTERVAL_MS } from '../../domain/limits';
import { reducedMotion } from '../../styles/breakpoints';

/**
 * Calls `step` every five seconds while playing. Hover, focus and a hidden page only suspend playback. Starts paused
 * under reduced motion.
 */
export function useAutoplay(isEnabled: boolean, step: () => void) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isRunning = isPlaying && !isHovered && !isFocused;

  useEffect(() => setIsPlaying(isEnabled && !matchMedia(reducedMotion).matches), [isEnabled]);

  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') step();
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick(), CAROUSEL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    isPlaying,
    toggle: () => setIsPlaying(wasPlaying => !wasPlaying),
    suspendHandlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      // A press on Play leaves focus on the button, which must not suspend playback.
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  };
}

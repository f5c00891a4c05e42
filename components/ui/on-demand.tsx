import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { handleMissingScript } from './missing-script';

type OnDemandOptions = {
  /** Rendered until the script loads. */
  fallback?: ReactNode;
  /** URL to open instead if the script fails to load. */
  path?: string;
};

/**
 * Loads a component on first use, only in the browser. Unlike with React's `lazy`, a failed load shows a message,
 * closes the component and is retried on the next use.
 */
export function loadOnDemand<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { fallback, path }: OnDemandOptions = {},
): ComponentType<Props> & { prefetch: () => Promise<void> } {
  let Loaded: ComponentType<Props> | undefined;
  async function prefetch() {
    Loaded = (await load()).default;
  }

  function OnDemand(props: Props) {
    const [, setReady] = useState(false);
    const close = useEffectEvent(() => props.onClose());

    useEffect(() => {
      if (Loaded) return;
      let isClosed = false;
      prefetch().then(
        () => setReady(true),
        async () => {
          const hasNavigated = await handleMissingScript(path);
          if (!hasNavigated && !isClosed) close();
        },
      );
      return () => {
        isClosed = true;
      };
    }, []);

    return Loaded ? <Loaded {...props} /> : fallback;
  }
  // After a prefetch, the component renders immediately.
  return Object.assign(OnDemand, { prefetch });
}

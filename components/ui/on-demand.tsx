import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { handleMissingScript } from './missing-script';

type OnDemandOptions = {
  /** Rendered until the script loads. */
  waiting?: ReactNode;
  /** URL to open instead if the script fails to load. */
  path?: string;
};

/**
 * Loads a component on first use, only in the browser. Unlike with React's `lazy`, a failed load shows a message,
 * closes the component and is retried on the next use.
 */
export function loadOnDemand<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, path }: OnDemandOptions = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;

  return function OnDemand(props: Props) {
    const [, setReady] = useState(false);
    const close = useEffectEvent(() => props.onClose());

    useEffect(() => {
      if (Loaded) return;
      let isClosed = false;
      load().then(
        module => {
          Loaded = module.default;
          setReady(true);
        },
        async () => {
          const hasNavigated = await handleMissingScript(path);
          if (!hasNavigated && !isClosed) close();
        },
      );
      return () => {
        isClosed = true;
      };
    }, []);

    return Loaded ? <Loaded {...props} /> : waiting;
  };
}

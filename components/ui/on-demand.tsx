import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { withoutScript } from './without-script';

type OnDemandOptions = {
  /** Drawn until the script is there. */
  waiting?: ReactNode;
  /** Where else the part is whole: an address for when its script cannot be had. */
  address?: string;
};

/**
 * A part of the page whose script comes with its first use, and in the browser only. Unlike with React's `lazy`, a
 * script that could not be loaded is said to be missing, closes the part, and is asked for again at its next use.
 */
export function onDemand<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, address }: OnDemandOptions = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;

  return function OnDemand(props: Props) {
    const [, setReady] = useState(false);
    const close = useEffectEvent(() => props.onClose());

    useEffect(() => {
      if (Loaded) return;
      let gone = false;
      load().then(
        module => {
          Loaded = module.default;
          setReady(true);
        },
        async () => {
          const left = await withoutScript(address);
          if (!left && !gone) close();
        },
      );
      return () => {
        gone = true;
      };
    }, []);

    return Loaded ? <Loaded {...props} /> : waiting;
  };
}

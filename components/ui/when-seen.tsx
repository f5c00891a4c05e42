import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isHydrated, WAITING_ATTRIBUTE } from '../../domain/hydration';
import { keepClicks } from './keep-clicks';
import * as css from './when-seen.css';

type Module<Props> = { default: ComponentType<Props> };

/** Whether what is around it was drawn by the server: then so was what is in it, however late its script comes. */
const InDrawn = createContext(false);

/**
 * A part of the page that the server draws at once, and whose script comes when a visitor sees it, tabs or clicks
 * into it, or leaves the page for the browser's own search (docs/decisions/scripts.md). A click that comes
 * before the script is kept. Where the script cannot be had the part stays as the server drew it.
 * @param load brings the part's module in the browser.
 * @param built the part's module, on the server.
 */
export function whenSeen<Props extends object>(
  load: () => Promise<Module<Props>>,
  built?: Module<Props>,
): (props: Props) => ReactNode {
  let part = built?.default;
  let loading: Promise<void> | undefined;

  const bring = () => {
    loading ??= load().then(
      module => {
        part = module.default;
      },
      error => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  function Part({ needs, props }: { needs: Promise<void>; props: Props }) {
    if (!part) use(needs);
    const Drawn = part as ComponentType<Props>;
    return <Drawn {...props} />;
  }

  /** The part as the server drew it, until its script has taken it over. */
  function Drawn(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const [{ needs, come }] = useState(() => waiting(bring));
    const [isThere, setThere] = useState(false);
    const [first] = useState(props);
    const shown = isThere ? props : first;

    useEffect(() => {
      const { current } = box;
      if (isThere || !current) return;
      const sight = new IntersectionObserver(entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      });
      for (const child of boxesIn(current)) sight.observe(child);
      const end = new AbortController();
      const comeIfHere = ({ target }: Event) => {
        if (current.contains(target as Node)) come();
      };
      // Before React's root, which lets nothing pass that is meant for a part it has not taken over.
      for (const sign of ['focusin', 'dragenter', 'change'] as const)
        document.addEventListener(sign, comeIfHere, { capture: true, signal: end.signal });
      addEventListener('blur', come, { signal: end.signal });
      const letGo = keepClicks(current, come);
      return () => {
        sight.disconnect();
        end.abort();
        letGo();
      };
    }, [isThere, come]);

    // The same element as long as it waits: an update would make React draw the part anew, without what was typed.
    const content = useMemo(
      () => (
        // A new address (of the menu, which stays) is such an update: then the part comes at once.
        <Suspense fallback={<Once act={come} />}>
          <InDrawn value={true}>
            <Part needs={needs} props={shown} />
          </InDrawn>
          <Once act={() => setThere(true)} />
        </Suspense>
      ),
      [needs, come, shown],
    );

    return (
      <div ref={box} className={css.part} {...{ [WAITING_ATTRIBUTE]: isThere ? undefined : '' }}>
        {content}
      </div>
    );
  }

  /** After a change of page there is nothing that the server drew. */
  function WhenSeen(props: Props) {
    const within = useContext(InDrawn);
    const [drawn] = useState(() => import.meta.env.SSR || within || !isHydrated());
    if (drawn) return <Drawn {...props} />;
    return (
      <div className={css.part}>
        <Part needs={bring()} props={props} />
      </div>
    );
  }

  return WhenSeen;
}

/** What of a part can be seen: one that stands at its root is no box, either. */
const boxesIn = (part: Element): Element[] =>
  [...part.children].flatMap(child => (child.classList.contains(css.part) ? boxesIn(child) : [child]));

/** What a part waits for, and what ends the waiting; a script that could not be had is asked for again. */
function waiting(bring: () => Promise<void>) {
  let resolve = () => {};
  const needs = new Promise<void>(done => {
    resolve = done;
  });
  return { needs, come: () => void bring().then(resolve, () => undefined) };
}

/** Does something when it is there, and all that stands beside it works. */
function Once({ act }: { act: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(act, []);
  return null;
}

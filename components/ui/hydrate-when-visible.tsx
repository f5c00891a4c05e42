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
import { isHydrated, UNHYDRATED_ATTRIBUTE } from '../../domain/hydration';
import * as css from './hydrate-when-visible.css';
import { queueClicks } from './queue-clicks';

type Module<Props> = { default: ComponentType<Props> };

/** Whether the page lost the focus, as in a search. Parts inside of others, which appear later, hydrate too. */
let hasBlurred = false;

/** Whether the server rendered an ancestor, and therefore this part, even if its script loads later. */
const ServerRenderedContext = createContext(false);

/**
 * Hydrates a server-rendered component when it is visible, focused, clicked or searched (docs/decisions/scripts.md).
 * Earlier clicks are queued. If the script fails to load, the server's HTML stays.
 * @param load loads the module in the browser
 * @param built the module, on the server
 */
export function hydrateWhenVisible<Props extends object>(
  load: () => Promise<Module<Props>>,
  built?: Module<Props>,
): (props: Props) => ReactNode {
  let part = built?.default;
  let loading: Promise<void> | undefined;

  const loadModule = () => {
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
    const ServerPart = part as ComponentType<Props>;
    return <ServerPart {...props} />;
  }

  /** Renders the server's HTML until the script has hydrated it. */
  function ServerPart(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const [{ needs, hydrate }] = useState(() => createLoader(loadModule));
    const [isLoaded, setLoaded] = useState(false);
    const [first] = useState(props);
    const currentProps = isLoaded ? props : first;

    useEffect(() => {
      const { current } = box;
      if (isLoaded || !current) return;
      if (hasBlurred) return hydrate();
      const observer = new IntersectionObserver(entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
      });
      for (const child of listBoxes(current)) observer.observe(child);
      const end = new AbortController();
      const hydrateIfInside = ({ target }: Event) => {
        if (current.contains(target as Node)) hydrate();
      };
      // Listen before React's root, which stops events for parts that aren't hydrated yet.
      for (const sign of ['focusin', 'dragenter', 'change'] as const)
        document.addEventListener(sign, hydrateIfInside, { capture: true, signal: end.signal });
      const hydrateAll = () => {
        hasBlurred = true;
        hydrate();
      };
      addEventListener('blur', hydrateAll, { signal: end.signal });
      const unlisten = queueClicks(current, hydrate);
      return () => {
        observer.disconnect();
        end.abort();
        unlisten();
      };
    }, [isLoaded, hydrate]);

    // Keep the element stable, because an update before hydration would render again and lose input.
    const content = useMemo(
      () => (
        // Navigation causes such an update, so the fallback hydrates immediately.
        <Suspense fallback={<RunOnce callback={hydrate} />}>
          <ServerRenderedContext value={true}>
            <Part needs={needs} props={currentProps} />
          </ServerRenderedContext>
          <RunOnce callback={() => setLoaded(true)} />
        </Suspense>
      ),
      [needs, hydrate, currentProps],
    );

    return (
      <div ref={box} className={css.part} {...{ [UNHYDRATED_ATTRIBUTE]: isLoaded ? undefined : '' }}>
        {content}
      </div>
    );
  }

  /** Also renders parts reached by navigation, which have no server HTML. */
  function VisiblePart(props: Props) {
    const isServerRendered = useContext(ServerRenderedContext);
    const [drawn] = useState(() => import.meta.env.SSR || isServerRendered || !isHydrated());
    if (drawn) return <ServerPart {...props} />;
    return (
      <div className={css.part}>
        <Part needs={loadModule()} props={props} />
      </div>
    );
  }

  return VisiblePart;
}

/** Lists the boxes inside a part, which has none itself. */
const listBoxes = (part: Element): Element[] =>
  [...part.children].flatMap(child => (child.classList.contains(css.part) ? listBoxes(child) : [child]));

/** `hydrate` retries a failed load. */
function createLoader(loadModule: () => Promise<void>) {
  let resolve = () => {};
  const needs = new Promise<void>(done => {
    resolve = done;
  });
  return { needs, hydrate: () => void loadModule().then(resolve, () => undefined) };
}

/** Runs the callback once its siblings are hydrated. */
function RunOnce({ callback }: { callback: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(callback, []);
  return null;
}

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

/** Whether the page has lost focus, for example to the browser's search. Parts that appear later then also hydrate. */
let hasBlurred = false;

/** Whether the server rendered an ancestor, and therefore this part, even if its script loads later. */
const ServerRenderedContext = createContext(false);

/**
 * Hydrates a server-rendered component when it is visible, focused or clicked, or when the visitor searches the page
 * (docs/decisions/scripts.md). Earlier clicks are queued. If the script fails to load, the server's HTML stays.
 * @param load loads the module in the browser
 * @param serverModule the module, on the server
 */
export function hydrateWhenVisible<Props extends object>(
  load: () => Promise<Module<Props>>,
  serverModule?: Module<Props>,
): (props: Props) => ReactNode {
  let Component = serverModule?.default;
  let loadPromise: Promise<void> | undefined;

  const loadModule = () => {
    loadPromise ??= load().then(
      module => {
        Component = module.default;
      },
      error => {
        loadPromise = undefined;
        throw error;
      },
    );
    return loadPromise;
  };

  function LazyPart({ ready, props }: { ready: Promise<void>; props: Props }) {
    if (!Component) use(ready);
    const ServerPart = Component as ComponentType<Props>;
    return <ServerPart {...props} />;
  }

  /** Renders the server's HTML until the script has hydrated it. */
  function ServerPart(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const [{ ready, hydrate }] = useState(() => createLoader(loadModule));
    const [isLoaded, setIsLoaded] = useState(false);
    const [initialProps] = useState(props);
    const currentProps = isLoaded ? props : initialProps;

    useEffect(() => {
      const { current } = container;
      if (isLoaded || !current) return;
      if (hasBlurred) return hydrate();
      const observer = new IntersectionObserver(entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
      });
      for (const child of listBoxes(current)) observer.observe(child);
      const controller = new AbortController();
      const hydrateIfInside = ({ target }: Event) => {
        if (current.contains(target as Node)) hydrate();
      };
      // Listen before React's root, which stops events for parts that aren't hydrated yet.
      for (const eventName of ['focusin', 'dragenter', 'change'] as const)
        document.addEventListener(eventName, hydrateIfInside, { capture: true, signal: controller.signal });
      const hydrateAll = () => {
        hasBlurred = true;
        hydrate();
      };
      addEventListener('blur', hydrateAll, { signal: controller.signal });
      const stopQueueing = queueClicks(current, hydrate);
      return () => {
        observer.disconnect();
        controller.abort();
        stopQueueing();
      };
    }, [isLoaded, hydrate]);

    // Keep the element stable, because an update before hydration would render again and lose input.
    const content = useMemo(
      () => (
        // Navigation also updates the content before hydration, so the fallback hydrates immediately.
        <Suspense fallback={<RunOnce callback={hydrate} />}>
          <ServerRenderedContext value={true}>
            <LazyPart ready={ready} props={currentProps} />
          </ServerRenderedContext>
          <RunOnce callback={() => setIsLoaded(true)} />
        </Suspense>
      ),
      [ready, hydrate, currentProps],
    );

    return (
      <div ref={container} className={css.part} {...{ [UNHYDRATED_ATTRIBUTE]: isLoaded ? undefined : '' }}>
        {content}
      </div>
    );
  }

  /** Renders a part, including one reached by navigation, which has no server HTML. */
  function VisiblePart(props: Props) {
    const isServerRendered = useContext(ServerRenderedContext);
    const [isServerHtml] = useState(() => import.meta.env.SSR || isServerRendered || !isHydrated());
    if (isServerHtml) return <ServerPart {...props} />;
    return (
      <div className={css.part}>
        <LazyPart ready={loadModule()} props={props} />
      </div>
    );
  }

  return VisiblePart;
}

/** Lists the boxes inside a part, which has none itself. */
const listBoxes = (container: Element): Element[] =>
  [...container.children].flatMap(child => (child.classList.contains(css.part) ? listBoxes(child) : [child]));

/** Creates a loader whose `hydrate` can retry a failed load. */
function createLoader(loadModule: () => Promise<void>) {
  let resolve = () => {};
  const readyPromise = new Promise<void>(resolvePromise => {
    resolve = resolvePromise;
  });
  return { ready: readyPromise, hydrate: () => void loadModule().then(resolve, () => undefined) };
}

/** Runs the callback once its siblings are hydrated. */
function RunOnce({ callback }: { callback: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(callback, []);
  return null;
}

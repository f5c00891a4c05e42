import { type ComponentProps, Fragment, useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { SETTINGS_AREAS, settingsPaths } from '../../domain/members/areas';
import { visuallyHidden } from '../../styles/layout.css';
import { trpc } from '../../trpc/client';
import { Badge } from '../kit/Badge';
import { Page } from '../kit/Page';
import { QueryBoundary } from '../ListBody';
import { useCan } from '../use-current-user';
import * as css from './SettingsPage.css';

type SettingsPageProps = Omit<ComponentProps<typeof Page>, 'nav'>;

export const SettingsPage = (props: SettingsPageProps) => <Page {...props} nav={<SettingsNav />} />;

type LoadedSettingsProps<Data> = Omit<SettingsPageProps, 'children'> &
  Omit<ComponentProps<typeof QueryBoundary<Data>>, 'height'>;

/** Renders a form that is a `SettingsPage` itself, and the page’s title until its data is loaded. */
export function LoadedSettings<Data>({ query, errorMessage, children, ...page }: LoadedSettingsProps<Data>) {
  if (query.data) return children(query.data);
  return (
    <SettingsPage {...page}>
      <QueryBoundary query={query} errorMessage={errorMessage} height={640}>
        {children}
      </QueryBoundary>
    </SettingsPage>
  );
}

function SettingsNav() {
  const { urlPathname } = usePageContext();
  const can = useCan();
  const allowedAreas = SETTINGS_AREAS.filter(({ permission }) => can(permission));
  const { data: setupState } = trpc.welcome.left.useQuery(undefined, { enabled: can('site.setup') });
  const hasOpenSetup = setupState && !setupState.isEmpty;
  const groups = [
    { name: 'Site', pages: allowedAreas.filter(({ ofSite }) => ofSite) },
    { name: 'Organisation', pages: allowedAreas.filter(({ ofSite }) => !ofSite) },
  ].filter(({ pages }) => pages.length > 0);
  const nav = useRef<HTMLElement>(null);
  // Scroll the current page's link into view, again once the checklist's link moves it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the links move
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [hasOpenSetup]);
  return (
    <nav ref={nav} className={css.nav} aria-label="Settings">
      {(hasOpenSetup || urlPathname === settingsPaths.left) && (
        <a
          className={css.link}
          href={settingsPaths.left}
          aria-current={urlPathname === settingsPaths.left ? 'page' : undefined}
        >
          Setup checklist
          {setupState && setupState.texts > 0 && (
            <Badge tone="solid">
              <span className={visuallyHidden}>, pages with texts to change: </span>
              {setupState.texts}
            </Badge>
          )}
        </a>
      )}
      {groups.map(({ name, pages }) => (
        <Fragment key={name}>
          <p className={css.group}>{name}</p>
          {pages.map(({ path, title }) => (
            <a
              key={path}
              className={css.link}
              href={path}
              aria-current={urlPathname === path ? 'page' : undefined}
            >
              {title}
            </a>
          ))}
        </Fragment>
      ))}
    </nav>
  );
}

import { Logo } from '../components/site/Logo';
import { classNames } from '../components/ui/class-names';
import { Icon } from '../components/ui/Icon';
import { down } from '../components/ui/icons';
import { ADMIN_AREAS } from '../domain/members/areas';
import { adminPaths } from '../domain/paths';
import { visuallyHidden } from '../styles/layout.css';
import { trpc } from '../trpc/client';
import { AccountMenu } from './AccountMenu';
import * as css from './AdminHeader.css';
import { CommandPaletteButton } from './CommandPaletteButton';
import { menu, menuItem } from './forms/menu.css';
import { Badge } from './kit/Badge';
import { hiddenAbove, hiddenUpTo } from './kit/layout.css';
import * as Menu from './Menu';
import { useCan } from './use-current-user';

const COUNT_REFRESH_INTERVAL_MS = 60_000;

type Area = (typeof ADMIN_AREAS)[number];

/** Returns the width up to which a page's link is in the menu. */
function getMenuBreakpoint({ path }: Area): 'menu' | 'toc' | undefined {
  if (path === adminPaths.settings || path === adminPaths.bookings) return 'toc';
  const isMain = [adminPaths.posts, adminPaths.reviews, adminPaths.requests].some(
    mainPath => mainPath === path,
  );
  return isMain ? undefined : 'menu';
}

/** Counts System as part of the settings and Insights as part of the requests, although their paths are elsewhere. */
const isWithin = (path: string, area: string) =>
  path.startsWith(`${area}/`) ||
  (area === adminPaths.settings && path === adminPaths.system) ||
  (area === adminPaths.requests && path === adminPaths.insights);

export function AdminHeader({ path }: { path: string }) {
  const can = useCan();
  const areas = ADMIN_AREAS.filter(({ permission }) => can(permission)).map(area => ({
    ...area,
    fold: getMenuBreakpoint(area),
    current:
      path === area.path ? ('page' as const) : isWithin(path, area.path) ? ('true' as const) : undefined,
  }));
  return (
    <header className={css.header} data-screen-only="">
      <div className={css.bar}>
        <Logo />
        <nav className={css.nav} aria-label="Admin">
          {areas.map(({ path: href, title, fold, current }) => (
            <a
              key={href}
              className={classNames(css.link, fold && hiddenUpTo[fold])}
              href={href}
              aria-current={current}
            >
              {title}
              {href === adminPaths.requests && <NewEnquiries />}
            </a>
          ))}
          <MoreMenu areas={areas} />
        </nav>
        <CommandPaletteButton />
        <AccountMenu />
      </div>
    </header>
  );
}

type MoreMenuProps = {
  areas: readonly (Area & {
    fold: ReturnType<typeof getMenuBreakpoint>;
    current: 'page' | 'true' | undefined;
  })[];
};

/** Renders links that don't fit on narrow screens. The button shows the current page if its link is in the menu. */
function MoreMenu({ areas }: MoreMenuProps) {
  const currentMenuArea = areas.find(({ fold, current }) => fold && current);
  return (
    <Menu.Root>
      <Menu.Trigger className={classNames(css.link, hiddenAbove.toc)}>
        <span className={currentMenuArea?.fold && hiddenUpTo[currentMenuArea.fold]}>More</span>
        {currentMenuArea?.fold && (
          <span className={classNames(css.current, hiddenAbove[currentMenuArea.fold])}>
            {currentMenuArea.title}
          </span>
        )}
        <Icon path={down} size={16} />
      </Menu.Trigger>
      <Menu.Content className={menu} align="end" collisionPadding={8}>
        {areas.map(
          ({ path, title, fold, current }) =>
            fold && (
              <Menu.Item key={path} className={classNames(menuItem, hiddenAbove[fold])} asChild>
                <a href={path} aria-current={current}>
                  {title}
                </a>
              </Menu.Item>
            ),
        )}
      </Menu.Content>
    </Menu.Root>
  );
}

/** Renders nothing if there are no new requests, or if the number can't be loaded. */
function NewEnquiries() {
  const { data: count = 0 } = trpc.enquiries.countNew.useQuery(undefined, {
    refetchInterval: COUNT_REFRESH_INTERVAL_MS,
  });
  if (count === 0) return null;
  return (
    <Badge tone="solid">
      <span className={visuallyHidden}>, new: </span>
      {count}
    </Badge>
  );
}

import { Logo } from '../components/site/Logo';
import { AREAS } from '../domain/members/areas';
import { adminPaths } from '../domain/paths';
import { visuallyHidden } from '../styles/layout.css';
import { trpc } from '../trpc/client';
import { AccountMenu } from './AccountMenu';
import * as css from './AdminHeader.css';
import { CommandPaletteButton } from './CommandPaletteButton';
import { useCan } from './use-current-user';

const COUNT_AGAIN_MS = 60_000;

/** The System page counts as a settings page, although its path doesn't start with `/admin/settings`. */
const isWithin = (path: string, area: string) =>
  path.startsWith(`${area}/`) || (area === adminPaths.settings && path === adminPaths.system);

export function AdminHeader({ path }: { path: string }) {
  const can = useCan();
  return (
    <header className={css.header} data-screen-only="">
      <div className={css.bar}>
        <Logo />
        <nav className={css.nav} aria-label="Admin">
          {AREAS.filter(({ permission }) => can(permission)).map(({ path: href, title }) => (
            <a
              key={href}
              className={css.link}
              href={href}
              aria-current={path === href ? 'page' : isWithin(path, href) ? 'true' : undefined}
            >
              {title}
              {href === adminPaths.requests && <NewEnquiries />}
            </a>
          ))}
        </nav>
        <CommandPaletteButton />
        <AccountMenu />
      </div>
    </header>
  );
}

/** Stays hidden if the number can't be loaded. */
function NewEnquiries() {
  const { data: count = 0 } = trpc.enquiries.countNew.useQuery(undefined, {
    refetchInterval: COUNT_AGAIN_MS,
  });
  if (count === 0) return null;
  return (
    <span className={css.count}>
      <span className={visuallyHidden}>, new: </span>
      {count}
    </span>
  );
}

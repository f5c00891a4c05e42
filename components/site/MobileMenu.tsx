import { getSite } from '../../domain/current-site';
import { screens } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { Button } from '../ui/Button';
import { hydrateWhenVisible } from '../ui/hydrate-when-visible';
import { Icon } from '../ui/Icon';
import { close, menu } from '../ui/icons';
import * as css from './MobileMenu.css';
import type { MobileNavProps } from './MobileNav';
import { useMobileMenu } from './use-mobile-menu';

const MobileNav = hydrateWhenVisible<MobileNavProps>(
  () => import('./MobileNav'),
  import.meta.env.SSR ? await import('./MobileNav') : undefined,
);

export function MobileMenu({ path }: { path: string }) {
  const { burger, open, toggle, close: closeMenu } = useMobileMenu();

  return (
    <>
      <button
        ref={burger}
        type="button"
        className={css.burger}
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={toggle}
      >
        <span className={visuallyHidden}>Menu</span>
        <Icon path={open ? close : menu} />
      </button>
      <noscript className={css.noScriptMenu}>
        <a className={css.plainLink} href={screens.sitemap.path}>
          Menu
        </a>
      </noscript>
      {/* biome-ignore lint/a11y: only links are pressed, also by keyboard, and they close the menu */}
      <div
        id="mobile-menu"
        className={css.menu}
        data-open={open ? '' : undefined}
        onClick={({ target }) => (target as Element).closest('a') && closeMenu()}
      >
        <MobileNav path={path} />
        <div className={css.footer}>
          <Button
            variant="red_white"
            size="large"
            href={getSite().menus.button.href}
            className={css.consultation}
          >
            {getSite().menus.button.title}
          </Button>
        </div>
      </div>
    </>
  );
}

import { getSite } from '../../domain/current-site';
import { isMenu } from '../../domain/nav';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { down } from '../ui/icons';
import { AnswerLink } from './AnswerLink';
import { findCurrentItem, toAriaCurrent } from './current';
import * as css from './MainMenu.css';
import { MenuPanel } from './MenuPanel';
import { SearchLink } from './SearchLink';
import { useMegaMenu } from './use-mega-menu';

export function MainMenu({ path }: { path: string }) {
  const menu = useMegaMenu();
  const currentItem = findCurrentItem(path);
  return (
    <nav className={css.nav} aria-label="Main">
      <ul className={css.list} ref={menu.list}>
        {getSite().menus.header.map(entry => {
          const markedValue = entry === currentItem ? '' : undefined;
          if (!isMenu(entry)) {
            return (
              <li key={entry.title} className={css.entry}>
                <a
                  className={css.item}
                  href={entry.href}
                  aria-current={toAriaCurrent(entry, path)}
                  data-current={markedValue}
                >
                  {entry.title}
                </a>
              </li>
            );
          }
          const isOpen = menu.openId === entry.id;
          const panelId = `menu-${entry.id}`;
          return (
            <li key={entry.id} className={css.entry} {...menu.getEntryProps(entry.id)}>
              <button
                type="button"
                className={css.item}
                aria-expanded={isOpen}
                aria-controls={panelId}
                data-current={markedValue}
                onClick={() => menu.togglePanel(entry.id)}
              >
                {entry.title}
                <Icon path={down} size={16} className={css.chevron} />
              </button>
              <div id={panelId} className={css.megaMenu} data-open={isOpen ? '' : undefined}>
                <MenuPanel menu={entry} path={path} />
              </div>
            </li>
          );
        })}
        <li>
          <SearchLink />
        </li>
        <li className={css.consultation}>
          <Button variant="red_white" href={getSite().menus.button.href} className={css.consultationButton}>
            {getSite().menus.button.title}
          </Button>
          <AnswerLink />
        </li>
      </ul>
    </nav>
  );
}

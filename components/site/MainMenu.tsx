import { consultation, isMenu, mainNav, type NavLink, type NavMenu } from '../../content/nav';
import { grid, wrap } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { GoLink } from '../ui/GoLink';
import { Icon } from '../ui/Icon';
import { arrow, down } from '../ui/icons';
import { currentOf, holdsCurrent } from './current';
import * as css from './MainMenu.css';
import { useMegaMenu } from './use-mega-menu';

/** The menu from 768 px: links and panels. */
export function MainMenu({ path }: { path: string }) {
  const menu = useMegaMenu();
  return (
    <nav className={css.nav} aria-label="Main">
      <ul className={css.list} ref={menu.list}>
        {mainNav.map(item => {
          const marked = holdsCurrent(item, path) ? '' : undefined;
          if (!isMenu(item)) {
            return (
              <li key={item.title} className={css.entry}>
                <a
                  className={css.item}
                  href={item.href}
                  aria-current={currentOf(item, path)}
                  data-current={marked}
                >
                  {item.title}
                </a>
              </li>
            );
          }
          const open = menu.open === item.id;
          const panelId = `menu-${item.id}`;
          return (
            <li key={item.id} className={css.entry} {...menu.entry(item.id)}>
              <button
                type="button"
                className={css.item}
                aria-expanded={open}
                aria-controls={panelId}
                data-current={marked}
                onClick={() => menu.press(item.id)}
              >
                {item.title}
                <Icon path={down} size={16} className={css.chevron} />
              </button>
              <div id={panelId} className={css.mega} data-open={open ? '' : undefined}>
                <Panel menu={item} path={path} onFollow={menu.close} />
              </div>
            </li>
          );
        })}
        <li>
          <Button variant="red_white" href={consultation.href} className={css.consultation}>
            {consultation.title}
          </Button>
        </li>
      </ul>
    </nav>
  );
}

type PanelProps = { menu: NavMenu; path: string; onFollow: () => void };

function Panel({ menu, path, onFollow }: PanelProps) {
  return (
    <div className={classNames(wrap, grid, css.zones)}>
      <div className={css.statement}>
        <p className={text.h3}>{menu.statement}</p>
        {menu.text && <p className={css.text}>{menu.text}</p>}
        {menu.all && (
          <GoLink
            href={menu.all.href}
            aria-current={currentOf(menu.all, path)}
            className={css.all}
            onClick={onFollow}
          >
            {menu.all.title}
          </GoLink>
        )}
      </div>
      <PanelLinks links={menu.links} path={path} onFollow={onFollow} className={css.links} />
      {menu.group && (
        <div className={css.group}>
          <p className={css.groupTitle}>{menu.group.title}</p>
          <PanelLinks links={menu.group.links} path={path} onFollow={onFollow} />
        </div>
      )}
    </div>
  );
}

type PanelLinksProps = {
  links: readonly NavLink[];
  path: string;
  onFollow: () => void;
  className?: string;
};

const PanelLinks = ({ links, path, onFollow, className }: PanelLinksProps) => (
  <ul className={className}>
    {links.map(link => (
      <li key={link.href}>
        <a className={css.link} href={link.href} aria-current={currentOf(link, path)} onClick={onFollow}>
          <b className={css.title}>
            {link.title}
            <Icon path={arrow} className={css.arrow} />
          </b>
          <span className={css.note}>{link.note}</span>
        </a>
      </li>
    ))}
  </ul>
);

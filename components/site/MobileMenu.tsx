import { type ReactNode, useState } from 'react';
import { consultation, isMenu, mainNav, type NavLink, type NavMenu } from '../../content/nav';
import { screens } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { arrow, close, menu, plus } from '../ui/icons';
import { currentOf } from './current';
import * as css from './MobileMenu.css';
import { useMobileMenu } from './use-mobile-menu';

/** The burger and the full-screen menu up to 767 px: one section open at a time, the others dimmed. */
export function MobileMenu({ path }: { path: string }) {
  const { burger, open, toggle, close: shut } = useMobileMenu();
  const [section, setSection] = useState<string>();

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
      <noscript className={css.withoutScript}>
        <a className={css.plainLink} href={screens.sitemap.path}>
          Menu
        </a>
      </noscript>
      <div id="mobile-menu" className={css.menu} data-open={open ? '' : undefined}>
        <nav className={css.list} aria-label="Mobile">
          <ul>
            {mainNav.map(item => {
              const dim = section !== undefined && section !== item.title && css.dimmed;
              if (isMenu(item)) {
                return (
                  <li key={item.title}>
                    <Fold
                      title={item.title}
                      open={section === item.title}
                      onToggle={() => setSection(section === item.title ? undefined : item.title)}
                      className={classNames(css.item, dim)}
                      signSize={26}
                    >
                      <Section menu={item} path={path} onFollow={shut} />
                    </Fold>
                  </li>
                );
              }
              return (
                <li key={item.title}>
                  <a
                    className={classNames(css.item, dim)}
                    href={item.href}
                    aria-current={currentOf(item, path)}
                    onClick={shut}
                  >
                    {item.title}
                    <Icon path={arrow} size={26} />
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
        <div className={css.foot}>
          <Button
            variant="red_white"
            size="large"
            href={consultation.href}
            className={css.consultation}
            onClick={shut}
          >
            {consultation.title}
          </Button>
        </div>
      </div>
    </>
  );
}

type FoldProps = {
  title: string;
  open: boolean;
  onToggle: () => void;
  className: string;
  signSize: number;
  children: ReactNode;
};

/** A row that opens what is under it. */
const Fold = ({ title, open, onToggle, className, signSize, children }: FoldProps) => (
  <>
    <button type="button" className={className} aria-expanded={open} onClick={onToggle}>
      {title}
      <Icon path={plus} size={signSize} className={css.sign} />
    </button>
    <div className={css.fold} data-open={open ? '' : undefined}>
      <div className={css.folded}>{children}</div>
    </div>
  </>
);

type SectionProps = { menu: NavMenu; path: string; onFollow: () => void };

function Section({ menu: { all, links, group }, path, onFollow }: SectionProps) {
  const [groupOpen, setGroupOpen] = useState(false);
  const dim = groupOpen && css.dimmed;
  const link = (target: NavLink, className: string) => (
    <li key={target.href}>
      <a className={className} href={target.href} aria-current={currentOf(target, path)} onClick={onFollow}>
        {target.title}
      </a>
    </li>
  );
  return (
    <ul className={css.sub}>
      {[...(all ? [all] : []), ...links].map(target => link(target, classNames(css.subItem, dim)))}
      {group && (
        <li>
          <Fold
            title={group.title}
            open={groupOpen}
            onToggle={() => setGroupOpen(!groupOpen)}
            className={css.subItem}
            signSize={20}
          >
            <ul>{group.links.map(target => link(target, css.leaf))}</ul>
          </Fold>
        </li>
      )}
    </ul>
  );
}

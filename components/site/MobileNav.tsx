import { Content, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { type ReactNode, useState } from 'react';
import { getSite } from '../../domain/current-site';
import type { NavLink, NavMenu } from '../../domain/nav';
import { isGroup, isMenu } from '../../domain/nav';
import { classNames } from '../ui/class-names';
import { fold, foldContent } from '../ui/fold.css';
import { Icon } from '../ui/Icon';
import { arrow, plus } from '../ui/icons';
import { toAriaCurrent } from './current';
import * as css from './MobileMenu.css';

export type MobileNavProps = { path: string; onFollow: () => void };

export default function MobileNav({ path, onFollow }: MobileNavProps) {
  const [section, setSection] = useState('');

  return (
    <nav className={css.list} aria-label="Mobile">
      <Root type="single" collapsible value={section} onValueChange={setSection} asChild>
        <ul>
          {getSite().menus.header.map(item => {
            const rowClass = classNames(css.item, section && section !== item.title && css.dimmedItem);
            return isMenu(item) ? (
              <Fold key={item.title} title={item.title} className={rowClass} signSize={26}>
                <Section menu={item} path={path} onFollow={onFollow} />
              </Fold>
            ) : (
              <li key={item.title}>
                <a
                  className={rowClass}
                  href={item.href}
                  aria-current={toAriaCurrent(item, path)}
                  onClick={onFollow}
                >
                  {item.title}
                  <Icon path={arrow} size={26} />
                </a>
              </li>
            );
          })}
        </ul>
      </Root>
    </nav>
  );
}

type FoldProps = { title: string; className: string; signSize: number; children: ReactNode };

const Fold = ({ title, className, signSize, children }: FoldProps) => (
  <Item value={title} asChild>
    <li>
      <Trigger className={className}>
        {title}
        <Icon path={plus} size={signSize} className={css.chevron} />
      </Trigger>
      <Content forceMount role="group">
        <div className={fold}>
          <div className={foldContent}>{children}</div>
        </div>
      </Content>
    </li>
  </Item>
);

type SectionProps = { menu: NavMenu; path: string; onFollow: () => void };

function Section({ menu: { all, entries }, path, onFollow }: SectionProps) {
  const [group, setGroup] = useState('');
  const renderLink = (target: NavLink, className: string) => (
    <li key={target.href}>
      <a
        className={className}
        href={target.href}
        aria-current={toAriaCurrent(target, path)}
        onClick={onFollow}
      >
        {target.title}
      </a>
    </li>
  );
  const renderRow = (title?: string) => classNames(css.subItem, group && group !== title && css.dimmedItem);
  return (
    <Root type="single" collapsible value={group} onValueChange={setGroup} asChild>
      <ul className={css.submenu}>
        {entries.map(entry =>
          isGroup(entry) ? (
            <Fold key={entry.id} title={entry.title} className={renderRow(entry.title)} signSize={20}>
              <ul>{entry.links.map(target => renderLink(target, css.leaf))}</ul>
            </Fold>
          ) : (
            renderLink(entry, renderRow())
          ),
        )}
        {all && renderLink(all, renderRow())}
      </ul>
    </Root>
  );
}

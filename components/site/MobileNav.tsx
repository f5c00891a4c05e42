import { Content, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { type ReactNode, useState } from 'react';
import { getSite } from '../../domain/current-site';
import type { NavLink, NavMenu } from '../../domain/nav';
import { isGroup, isMenu } from '../../domain/nav';
import { classNames } from '../ui/class-names';
import { fold, foldContent } from '../ui/fold.css';
import { Icon } from '../ui/Icon';
import { arrow, plus } from '../ui/icons';
import { getServerHtmlProps } from '../ui/server-html';
import { toAriaCurrent } from './current';
import * as css from './MobileMenu.css';
import { latestItem } from './PanelParts.css';

const panelParts = import.meta.env.SSR ? await import('./panel-parts') : undefined;

export type MobileNavProps = { path: string };

export default function MobileNav({ path }: MobileNavProps) {
  const [openSection, setOpenSection] = useState('');

  return (
    <nav className={css.list} aria-label="Mobile">
      <Root type="single" collapsible value={openSection} onValueChange={setOpenSection} asChild>
        <ul>
          {getSite().menus.header.map(entry => {
            const rowClass = classNames(
              css.item,
              openSection && openSection !== entry.title && css.dimmedItem,
            );
            return isMenu(entry) ? (
              <CollapsibleRow key={entry.title} title={entry.title} className={rowClass} iconSize={26}>
                <Section menu={entry} path={path} />
              </CollapsibleRow>
            ) : (
              <li key={entry.title}>
                <a className={rowClass} href={entry.href} aria-current={toAriaCurrent(entry, path)}>
                  {entry.title}
                  <Icon path={arrow} size={26} />
                </a>
              </li>
            );
          })}
        </ul>
      </Root>
      <div className={latestItem} {...getServerHtmlProps(panelParts?.renderLatestCard('case'))} />
    </nav>
  );
}

type CollapsibleRowProps = { title: string; className: string; iconSize: number; children: ReactNode };

const CollapsibleRow = ({ title, className, iconSize, children }: CollapsibleRowProps) => (
  <Item value={title} asChild>
    <li>
      <Trigger className={className}>
        {title}
        <Icon path={plus} size={iconSize} className={css.chevron} />
      </Trigger>
      <Content forceMount role="group">
        <div className={fold}>
          <div className={foldContent}>{children}</div>
        </div>
      </Content>
    </li>
  </Item>
);

type SectionProps = MobileNavProps & { menu: NavMenu };

function Section({ menu: { all, entries }, path }: SectionProps) {
  const [openGroup, setOpenGroup] = useState('');
  const renderLink = (link: NavLink, className: string) => (
    <li key={link.href}>
      <a className={className} href={link.href} aria-current={toAriaCurrent(link, path)}>
        {link.title}
      </a>
    </li>
  );
  const getRowClass = (title?: string) =>
    classNames(css.subItem, openGroup && openGroup !== title && css.dimmedItem);
  return (
    <Root type="single" collapsible value={openGroup} onValueChange={setOpenGroup} asChild>
      <ul className={css.submenu}>
        {entries.map(entry =>
          isGroup(entry) ? (
            <CollapsibleRow
              key={entry.id}
              title={entry.title}
              className={getRowClass(entry.title)}
              iconSize={20}
            >
              <ul>{entry.links.map(link => renderLink(link, css.leaf))}</ul>
            </CollapsibleRow>
          ) : (
            renderLink(entry, getRowClass())
          ),
        )}
        {all && renderLink(all, getRowClass())}
      </ul>
    </Root>
  );
}

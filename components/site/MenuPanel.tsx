import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MENU_HOVER_DELAY_MS } from '../../domain/limits';
import type { NavGroup, NavLink, NavMenu } from '../../domain/nav';
import { isGroup } from '../../domain/nav';
import { wrap } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { ArrowLink } from '../ui/ArrowLink';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { arrow, next } from '../ui/icons';
import { getServerHtmlProps } from '../ui/server-html';
import { toAriaCurrent } from './current';
import * as css from './MenuPanel.css';
import * as parts from './PanelParts.css';
import { SecondLevel } from './SecondLevel';

const panelParts = import.meta.env.SSR ? await import('./panel-parts') : undefined;

type PanelProps = { menu: NavMenu; path: string };

export function MenuPanel({ menu, path }: PanelProps) {
  const groups = menu.entries.filter(isGroup);
  return (
    <div className={classNames(wrap, css.zones, groups.length > 0 && css.zonesWithSecondLevel)}>
      <div className={css.statement}>
        <p className={text.h3}>{menu.statement}</p>
        {menu.faces && <span className={parts.faces} {...getServerHtmlProps(panelParts?.renderFaces())} />}
        {menu.text && <p className={css.text}>{menu.text}</p>}
        {menu.all && (
          <ArrowLink
            href={menu.all.href}
            aria-current={toAriaCurrent(menu.all, path)}
            className={css.allLink}
          >
            {menu.all.title}
          </ArrowLink>
        )}
      </div>
      <PanelRows entries={menu.entries} initialGroup={groups[0]?.id} path={path} />
      {menu.latest && (
        <div
          className={parts.latestItem}
          {...getServerHtmlProps(panelParts?.renderLatestCard(menu.latest))}
        />
      )}
    </div>
  );
}

type PanelRowsProps = Pick<PanelProps, 'path'> & {
  entries: NavMenu['entries'];
  /** The group whose second level is open initially. */
  initialGroup: string | undefined;
};

/** Renders rows. One group is always open, so that the panel keeps its height. */
function PanelRows({ entries, initialGroup, path }: PanelRowsProps) {
  const [openGroup, setOpenGroup] = useState(initialGroup);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const renderTexts = ({ title, note }: NavLink | NavGroup) => (
    <>
      <b className={css.title}>{title}</b>
      <span className={css.note}>{note}</span>
    </>
  );

  return (
    <ul className={css.rows}>
      {entries.map(entry => {
        if (!isGroup(entry)) {
          return (
            <li key={entry.href}>
              <a className={css.row} href={entry.href} aria-current={toAriaCurrent(entry, path)}>
                {renderTexts(entry)}
                <Icon path={arrow} className={css.arrow} />
              </a>
            </li>
          );
        }
        const { id } = entry;
        const rowId = `menu-${id}-row`;
        return (
          <li key={id}>
            <button
              id={rowId}
              type="button"
              className={classNames(css.row, css.group)}
              aria-expanded={openGroup === id}
              aria-controls={`menu-${id}`}
              onClick={() => setOpenGroup(id)}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse')
                  hoverTimer.current = setTimeout(() => setOpenGroup(id), MENU_HOVER_DELAY_MS);
              }}
              onPointerLeave={() => clearTimeout(hoverTimer.current)}
              onKeyDown={event => {
                if (event.key !== 'ArrowRight') return;
                event.preventDefault();
                flushSync(() => setOpenGroup(id));
                document.getElementById(`menu-${id}`)?.querySelector('a')?.focus();
              }}
            >
              {renderTexts(entry)}
              <Icon path={next} size={20} className={css.groupArrow} />
            </button>
            <SecondLevel
              group={entry}
              open={openGroup === id}
              path={path}
              onBack={() => document.getElementById(rowId)?.focus()}
            />
          </li>
        );
      })}
    </ul>
  );
}

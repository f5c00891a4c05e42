import type { KeyboardEvent } from 'react';
import type { NavGroup } from '../../domain/nav';
import { Pictogram } from '../sections/Pictogram';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { arrow } from '../ui/icons';
import { toAriaCurrent } from './current';
import * as css from './SecondLevel.css';

type SecondLevelProps = {
  group: NavGroup;
  open: boolean;
  path: string;
  /** Returns focus to the parent row. */
  onBack: () => void;
};

/** Renders a group's links. Left and Escape return to the parent row. */
export function SecondLevel({ group, open, path, onBack }: SecondLevelProps) {
  const goBack = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'Escape') return;
    event.preventDefault();
    // Only the next Escape closes the menu.
    event.stopPropagation();
    onBack();
  };
  return (
    <div id={`menu-${group.id}`} className={css.level} data-open={open ? '' : undefined}>
      <p className={css.title}>{group.title}</p>
      <ul className={classNames(css.cards, group.links.length === 1 && css.singleCard)}>
        {group.links.map(link => (
          <li key={link.href} className={css.cardItem}>
            <a
              className={css.card}
              href={link.href}
              aria-current={toAriaCurrent(link, path)}
              onKeyDown={goBack}
            >
              <Pictogram drawing={link.icon} className={css.icon} />
              <Icon path={arrow} className={css.arrow} />
              <b className={css.name}>{link.title}</b>
              <span className={css.note}>{link.note}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

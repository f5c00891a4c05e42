import type { MouseEvent } from 'react';
import { SEARCH_ATTRIBUTE } from '../../domain/hydration';
import { screens } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { Icon } from '../ui/Icon';
import { search } from '../ui/icons';
import { takeOver } from '../ui/take-over';
import { withoutScript } from '../ui/without-script';
import * as css from './MainMenu.css';

function open(event: MouseEvent): void {
  if (!takeOver(event)) return;
  import('../search/SearchDialog').then(
    module => module.openSearch(),
    () => withoutScript(screens.search.path),
  );
}

/** The lens in the header: a link to the search page that opens a window where script runs. */
export const SearchLink = () => (
  <a
    className={css.search}
    href={screens.search.path}
    data-live=""
    {...{ [SEARCH_ATTRIBUTE]: '' }}
    aria-keyshortcuts="Control+K"
    onClick={open}
  >
    <span className={visuallyHidden}>{screens.search.title}</span>
    <Icon path={search} />
  </a>
);
